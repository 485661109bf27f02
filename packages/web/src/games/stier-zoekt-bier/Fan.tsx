import type { CSSProperties, ReactNode } from 'react';
import styles from './Fan.module.css';

/** Things in a row; they overlap as far as needed, so that all of them are in sight. */
export function Fan({
  count,
  children,
  zone,
  className = '',
}: {
  readonly count: number;
  readonly children: ReactNode;
  readonly zone?: string | undefined;
  readonly className?: string | undefined;
}): ReactNode {
  const style: CSSProperties & { '--count': number } = { '--count': Math.max(1, count) };
  return (
    <div className={`${styles.fan} ${className}`} style={style} data-zone={zone}>
      <div className={styles.fanned} data-fanned>
        {children}
      </div>
    </div>
  );
}
