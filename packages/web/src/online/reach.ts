import { useEffect, useState } from 'react';
import { house } from './api.ts';

/** Names by which a machine calls itself: other devices cannot find it by them. */
const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * Where others find this house: where this page came from, unless that is this machine's own name for itself; then the
 * house is asked. Nowhere, if it listens to this machine only; undefined until it is known.
 */
export function useReach(): readonly string[] | undefined {
  const [addresses, setAddresses] = useState<readonly string[] | undefined>(
    isLoopback(location.hostname) ? undefined : [location.origin],
  );
  useEffect(() => {
    if (!isLoopback(location.hostname)) return undefined;
    let gone = false;
    const ask = async (): Promise<void> => {
      const found = await house.addresses().catch((): readonly string[] => []);
      if (!gone) setAddresses(found);
    };
    // The house may have been restarted meanwhile, for the whole network.
    addEventListener('focus', ask);
    void ask();
    return () => {
      gone = true;
      removeEventListener('focus', ask);
    };
  }, []);
  return addresses;
}

/** A link of this page as it is written from elsewhere. */
export function linkFrom(address: string, link: string): string {
  const { pathname, search, hash } = new URL(link);
  return new URL(`${pathname}${search}${hash}`, address).href;
}
