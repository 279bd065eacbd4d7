/** What is built has nothing of the inspector. */
import { build, type Rolldown } from 'vite'
import { expect, test } from './fixtures.ts'

test('no module of the inspector, and none of its tools, is part of a build', async () => {
  const built = await build({ logLevel: 'silent', build: { write: false } })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  const modules = output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({ id, renderedLength }))
      : [],
  )
  expect(modules.some(({ id }) => id.endsWith('/src/features/use-machine-actor.ts'))).toBe(true)
  const inspector = modules.filter(({ id }) => /\/src\/inspector\/|\/elkjs\/|\/@statelyai\//.test(id))
  expect(inspector.filter(({ renderedLength }) => renderedLength > 0)).toEqual([])
})
