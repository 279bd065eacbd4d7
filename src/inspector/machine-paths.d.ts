/** Served by the development server: `scripts/vite/dev-inspector.ts`. */
declare module 'virtual:machine-paths' {
  /** The accepted traces, one file for each machine. */
  export const traces: readonly unknown[]
  /** What the latest `npm run test:paths` covered, by machine; empty before the first. */
  export const coverage: unknown
}
