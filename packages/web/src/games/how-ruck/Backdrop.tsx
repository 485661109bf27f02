import type { ReactNode } from 'react';
import styles from './Backdrop.module.css';

/** Sky, hills, heather and grass. */
export const Backdrop = (): ReactNode => (
  <svg className={styles.backdrop} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <path className={styles.far} d="M0 24 12 12l9 8L36 5l13 15 9-7 15 14 11-11 16 12v80H0z" />
    <path className={styles.near} d="M0 32q14-9 28-3t26-2 24 3 22-5v75H0z" />
    <path className={styles.heather} d="M0 44q20-6 44-1t56-3v60H0z" />
    <path className={styles.grass} d="M0 60q30-5 54-1t46-4v45H0z" />
  </svg>
);
