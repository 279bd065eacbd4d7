/** The machines of the team's desk, for the registry in index.ts. */

import type { DeskFilter } from './desk.ts'
import { deskAccess } from './desk-access.ts'
import { deskDraft } from './desk-draft.ts'
import { deskExport } from './desk-export.ts'
import { deskHeld } from './desk-held.ts'
import { deskLead } from './desk-lead.ts'
import { deskList } from './desk-list.ts'
import { deskTeam } from './desk-team.ts'
import type { MachineEntry } from './machine-entry.ts'

const section = 'none: the team’s own side'
const filter: DeskFilter = { view: 'open', source: '', community: '', score: '', age: '', words: '' }

export const deskMachines = {
  deskAccess: {
    machine: deskAccess,
    purpose: 'Opens the desk to members, and to invited people who accept.',
    section,
    input: { secret: '7f9c2b1e-53a0-4b1c-9d57-0c3f3b8f2a11' },
  },
  deskDraft: {
    machine: deskDraft,
    purpose: 'Keeps a member’s unsent input about a lead.',
    section,
  },
  deskExport: {
    machine: deskExport,
    purpose: 'Collects the list as a file.',
    section,
    input: { filter },
  },
  deskHeld: {
    machine: deskHeld,
    purpose: 'Releases or junks several held leads.',
    section,
  },
  deskLead: {
    machine: deskLead,
    purpose: 'Shows one lead and its moves.',
    section,
  },
  deskList: {
    machine: deskList,
    purpose: 'Lists the leads of a filter, kept current, and announces new ones.',
    section,
    input: { filter },
  },
  deskTeam: {
    machine: deskTeam,
    purpose: 'Shows the team, invitations and figures, and changes membership and duty.',
    section,
  },
} satisfies Record<string, MachineEntry>
