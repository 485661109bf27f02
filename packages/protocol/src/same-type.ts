/** True as a type when both types are the same one, not merely assignable. */
export type Equal<A, B> =
  (<T>() => T extends Flat<A> ? 1 : 2) extends <T>() => T extends Flat<B> ? 1 : 2 ? true : false;

/** Intersections and Omit written out, so that only the members count. */
type Flat<T> = T extends readonly (infer E)[]
  ? Flat<E>[]
  : T extends object
    ? { [K in keyof T]: Flat<T[K]> }
    : T;

/** A type without any readonly, at every depth. */
export type Mutable<T> = T extends readonly (infer E)[]
  ? Mutable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;
