/** Level 2 on every other component that uses a machine: what each passes in, and what its own page makes of one walk. */
import { describe, it } from 'vitest'
import type { MachineName } from '../../../machines/index.ts'
import { titled } from '../../support/titles.ts'
import type { Fixture } from '../fixture.ts'
import type { Places } from '../place.ts'
import { fewestTraces, possibleTraces } from '../traces.ts'
import { contextLines } from './outside-lines.ts'
import { placeView } from './place-view.tsx'
import type { Shown } from './shows.ts'
import { visit } from './visits.ts'

const isSent = (line: string) => line.startsWith('POST ')

/**
 * Declares a walk of a machine at each of its places: the one that takes the most transitions. What the others would add,
 * the machine's own view has walked.
 */
export function declarePlaces(
  name: MachineName,
  places: Places,
  { fixture, shown }: { fixture: Fixture; shown: Shown },
): void {
  const { id } = fixture.machine
  for (const [place, { screen, also = {}, ...what }] of Object.entries(places))
    describe(place, async () => {
      const view = placeView(id, { screen, ...what })
      const possible = await possibleTraces(name, { fixture, screen })
      const [trace] = fewestTraces(possible)
      const [first] = possible
      if (!trace || !first) throw new Error('No page can walk any trace of this machine')

      it(trace.name, async () => {
        let isOpen = false
        await visit(name, trace, {
          ...{ fixture, screen, view },
          moment: (visitor) => async () => {
            if (!isOpen)
              await shown.compare(`${place} passes in`, () => contextLines(id).map(visitor.told), visitor)
            isOpen = true
          },
          finally: (visitor) =>
            shown.compare(`${place} sends`, () => visitor.outside().filter(isSent), visitor),
        })
      })

      it.each(titled(Object.entries(also).map(([does, look]) => ({ name: does, look }))))(
        '%s',
        async (_title, { look }) => {
          await visit(
            name,
            { ...first, steps: [], visits: [] },
            {
              ...{ fixture, screen, view },
              finally: look,
            },
          )
        },
      )
    })
}
