/** Served by the development server: `scripts/vite/machine-words.ts`. */
declare module 'virtual:machine-words' {
  /** By machine: what its fixture says of each event, outcome and delay. */
  export const words: unknown
  /** The failures of the latest test runs. */
  export const failures: unknown
}
