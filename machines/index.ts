/**
 * Every machine of the site. The path tests, the diagrams and the inspector all read this list,
 * so a machine that is not in it does not exist.
 */
import type { AnyStateMachine } from 'xstate'
import { attribution } from './attribution.ts'
import { authSession } from './auth-session.ts'
import { leadForm } from './lead-form.ts'

export type MachineEntry = {
  machine: AnyStateMachine
  /** What it is, in a visitor's words. */
  purpose: string
  /** The section of the product specification it implements. */
  section: string
}

export const machines = {
  attribution: {
    machine: attribution,
    purpose: 'Remembers which campaign a visitor came from.',
    section: '4, UTM handling',
  },
  authSession: {
    machine: authSession,
    purpose: 'Knows who is signed in.',
    section: '4, Auth loading',
  },
  leadForm: {
    machine: leadForm,
    purpose: 'Sends a lead once, says how it went, and loses nothing.',
    section: '4, Lead and contact form',
  },
} satisfies Record<string, MachineEntry>

export type MachineName = keyof typeof machines
