import type { AnyStateMachine } from 'xstate'

/** A machine in the registry. */
export type MachineEntry = {
  machine: AnyStateMachine
  /** What it does, in a visitor's words. */
  purpose: string
  /** The section of the product specification it implements. */
  section: string
  /** An example of the input it starts with, for the tests and the inspector. */
  input?: unknown
}
