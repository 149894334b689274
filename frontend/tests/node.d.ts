// The little of Node's test runner that is used here; its own types would be one package more.
declare module 'node:test' {
  interface Timers {
    enable(which: { apis: readonly 'setTimeout'[] }): void
    tick(ms: number): void
  }
  export function test(name: string, run: (test: { mock: { timers: Timers } }) => void | Promise<void>): void
}
declare module 'node:assert/strict' {
  const assert: {
    equal(actual: unknown, expected: unknown, message?: string): void
    deepEqual(actual: unknown, expected: unknown, message?: string): void
    ok(value: unknown, message?: string): asserts value
  }
  export default assert
}
