/**
 * The only addresses that become code here are those of our own scripts. The house tells the browser so (Trusted Types):
 * a text that was not approved below starts nothing, wherever it came from.
 */
interface Policy {
  /** The browser takes what this gives wherever it asks for the address of a script. */
  createScriptURL(address: string): string;
}
interface Policies {
  createPolicy(name: string, policy: Policy): Policy;
}
declare global {
  interface Window {
    readonly trustedTypes?: Policies;
  }
}

const own: Policy = {
  createScriptURL(address) {
    const { origin, href } = new URL(address, location.href);
    if (origin !== location.origin) throw new Error(`${origin} is not where our scripts are`);
    return href;
  },
};
const policy = window.trustedTypes?.createPolicy('stamtafel', own) ?? own;

export const ownScript = (address: string | URL): string => policy.createScriptURL(String(address));
