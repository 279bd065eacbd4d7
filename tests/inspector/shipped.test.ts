/** What is built has nothing of the inspector. */
import { build, type Rolldown } from 'vite'
import { expect, test } from './fixtures.ts'

const { NODE_ENV } = process.env
test.afterEach(() => {
  process.env.NODE_ENV = NODE_ENV
})

test('no module of the inspector, and none of its tools, is part of a build', async () => {
  // Vite reads it, and a development server in this process has set it.
  process.env.NODE_ENV = 'production'
  const built = await build({ logLevel: 'silent', build: { write: false } })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []))
  expect(modules.some((id) => id.includes('/src/features/'))).toBe(true)
  expect(modules.filter((id) => /\/src\/inspector\/|\/elkjs\/|\/@statelyai\//.test(id))).toEqual([])
})
