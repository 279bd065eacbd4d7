/** What is built has nothing of the inspector, and nothing of the tests, whose own build notes what machines do. */
import { build, type Rolldown } from 'vite'
import { expect, test } from './fixtures.ts'

const { NODE_ENV } = process.env
test.afterEach(() => {
  process.env.NODE_ENV = NODE_ENV
})

test('no module of the inspector, of its tools or of the tests is part of a build', async () => {
  // Vite reads it, and a development server in this process has set it.
  process.env.NODE_ENV = 'production'
  const built = await build({ logLevel: 'silent', build: { write: false } })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
  expect(modules.some((id) => id.includes('/src/features/'))).toBe(true)
  expect(modules.filter((id) => /\/src\/inspector\/|\/tests\/|\/elkjs\/|\/@statelyai\//.test(id))).toEqual([])
})
