/** The list as a file: how many requests it has, and what stands in it. */
import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { DESK_EXPORT_ROWS } from '../../content/constants.ts'
import type { ExportedLead, ExportPage } from '../../machines/desk.ts'
import { deskExport } from '../../machines/desk-export.ts'
import { listFile, listFileName } from '../../src/pages/desk/list-file.ts'
import { filter } from '../machines/shared/desk.ts'
import { storedLead } from '../support/stored-lead.ts'

const { consents: _consents, ...stored } = storedLead()
const lead = (changes: Partial<ExportedLead> = {}, columns: object = {}): ExportedLead => ({
  ...{ id: stored.id, state: 'claimed', owner: 'Ben', lostBecause: null, steps: [] },
  stored: { ...stored, takenBy: null, ...columns },
  ...changes,
})

it.each([
  [1, 1],
  [DESK_EXPORT_ROWS - 1, 20],
  [DESK_EXPORT_ROWS, 20],
  [DESK_EXPORT_ROWS + 1, 20],
  [DESK_EXPORT_ROWS * 2, 20],
])('of %i requests, 500 at a time, it asks for %i pages', async (count, pages) => {
  let asked = 0
  const actor = createActor(
    deskExport.provide({
      actors: {
        loadRows: fromPromise(async (): Promise<ExportPage> => {
          const from = asked++ * 500
          const rows = Array.from({ length: Math.min(500, count - from) }, (_, index) =>
            lead({ id: String(from + index) }),
          )
          const last = from + rows.length
          return {
            rows,
            after: last < count ? { waiting: false, receivedAt: '', id: String(last - 1) } : null,
          }
        }),
      },
    }),
    { input: { filter: filter() } },
  ).start()
  actor.send({ type: 'export.asked' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('ready'))
  expect(asked).toBe(pages)
  expect(context.rows).toHaveLength(Math.min(count, DESK_EXPORT_ROWS))
  expect(context.after !== null).toBe(count > DESK_EXPORT_ROWS)
})

it('has who did what, in Calgary time on both sides of the last change of clocks', () => {
  const file = listFile([
    lead(
      {
        steps: [
          { at: '2026-07-01T18:00:00Z', event: 'case.claimed', note: '', by: 'Ben', owner: 'Ben' },
          { at: '2026-12-01T18:00:00Z', event: 'noted', note: '=1', by: 'Ben', owner: 'Ben' },
          { at: '2026-12-01T18:05:00Z', event: 'case.handed', note: 'Away', by: null, owner: 'Cleo' },
        ],
      },
      {
        phone: '+1 403 555 0120',
        phone_number: '+14035550120',
        first_name: '\u202e=Élise',
        email: null,
        taken: 'phone',
        takenBy: 'Ada',
      },
    ),
  ])
  expect(file).toContain("'=Élise,Hopper,,+1 403 555 0120,+1 403 555 0120,")
  expect(file).toContain('2026-07-01 12:00 Ben claimed it\n2026-12-01 12:05 The desk handed it to Cleo: Away')
  expect(file).toContain('2026-12-01 12:00 Ben: =1')
  expect(file).toContain('by phone')
  expect(file).toContain(',Ada,Ben,Claimed,')
})

it('is named by the day in Calgary and the view', () => {
  expect(listFileName('closed', new Date('2026-12-02T05:59:00Z'))).toMatch(/-2026-12-01-closed\.csv$/)
  expect(listFileName('open', new Date('2026-12-02T06:00:00Z'))).toMatch(/-2026-12-02-open\.csv$/)
})
