/** The parts in the order they are shown in. A test finds any that is missing here. */
import type { SpecimenEntry } from './Specimen.tsx'
import { actions } from './specimens/actions.tsx'
import { facts } from './specimens/facts.tsx'
import { forms } from './specimens/forms.tsx'
import { messages } from './specimens/messages.tsx'
import { proof } from './specimens/proof.tsx'
import { structure } from './specimens/structure.tsx'
import { text } from './specimens/text.tsx'

export const groups: readonly { title: string; entries: readonly SpecimenEntry[] }[] = [
  { title: 'To act', entries: actions },
  { title: 'To fill in', entries: forms },
  { title: 'Structure', entries: structure },
  { title: 'Facts', entries: facts },
  { title: 'Proof', entries: proof },
  { title: 'Text', entries: text },
  { title: 'Messages', entries: messages },
]
