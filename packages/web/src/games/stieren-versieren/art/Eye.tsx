import type { ReactNode } from 'react';

/** The mark of a card that only the viewer has seen. */
export const Eye = ({ className = '' }: { readonly className?: string | undefined }): ReactNode => (
  <svg viewBox="0 0 24 24" width="22" height="22" className={className} aria-hidden="true" focusable="false">
    <circle cx="12" cy="12" r="11" fill="#fff6fb" stroke="#8c0f45" strokeWidth="1.500" />
    <path d="M3.500 12q8.500-9 17 0-8.500 9-17 0z" fill="none" stroke="#8c0f45" strokeWidth="2" />
    <circle cx="12" cy="12" r="3.500" fill="#8c0f45" />
  </svg>
);
