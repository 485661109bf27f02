/**
 * Before anything of the protocol is loaded: its library for schemas would try whether it may make code out of text, which
 * no page of ours may, and the browser would write an error about it. It looks here when it is first loaded.
 */
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
