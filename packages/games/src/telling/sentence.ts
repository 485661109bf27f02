/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1) ?? ''}`;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
