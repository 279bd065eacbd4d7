/** Served by the development server: `scripts/vite/dev-inspector.ts`. */
declare module 'virtual:machine-paths' {
  /** Of each machine, the paths that the tests walk. */
  export const traces: readonly { machine: string; traces: import('../../machines/kit/trace.ts').Trace[] }[]
}

declare module 'virtual:machine-words' {
  type Step = import('../../machines/kit/trace.ts').PlayedStep
  /** By machine: what its fixture says of each event, outcome and delay. */
  export const words: Readonly<
    Record<
      string,
      {
        events: { says: string; event: unknown }[]
        outcomes: Record<string, { says: string; outcome: unknown }[]>
        delays: Record<string, string>
      }
    >
  >
  /** The failures of the latest test runs: a generated path and the step that failed, or the steps of another. */
  export const failures: readonly ({ on: string; machine: string; name: string; message: string } & (
    | { trace: string; at: number }
    | { steps: Step[] }
  ))[]
  /** What the latest `npm run test:paths` covered, by machine; empty before the first. */
  export const coverage: Readonly<Record<string, Record<string, unknown>>>
}
