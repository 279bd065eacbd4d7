/** The list of the desk as a file (rule 4.38): its words, and the names of its columns. */
import { site } from './site.ts'

export const deskExport = {
  action: 'Export as CSV',
  collecting: 'Collecting...',
  failed: 'No answer. Press again.',
  save: 'Save the file',
  ready: { one: '1 request.', many: '{count} requests.' },
  /** The file has no room for more. */
  cut: 'The first {count} requests of more. Narrow the list for the rest.',
  /** With the day in Calgary and the view. */
  fileName: `${site.shortName.toLowerCase()}-requests-{day}-{view}.csv`,
  columns: {
    received: 'Received (Calgary)',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    phoneTyped: 'Phone as written',
    source: 'Source',
    takenBy: 'Taken by',
    owner: 'Owner',
    state: 'State',
    lost: 'Why it was lost',
    score: 'Score',
    message: 'Message',
    notes: 'Notes',
    history: 'History',
  },
} as const
