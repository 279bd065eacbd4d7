/** `npm run facts` against a stand-in for the City's portal. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { factsRows, quadrantRows } from '../../content/communities/facts.ts'
import { medianOf } from '../../scripts/facts/read-figures.ts'

const FILE = 'content/communities/facts.ts'
const USES = ['R110', 'R120', 'R401', 'R301'] as const
type Row = Record<string, string>

/** What the portal has: each median of this year raised by 10,000 dollars, and one community's by `jump`. */
let jump = 0
/** Whether it refuses. */
let refuses = false
/** Communities of which it knows no year. */
let undated: string[] = []

function groups(group: string, where: string): Row[] {
  const suffix = /like '% (\w\w)'/.exec(where)?.[1]
  const quadrant = Object.entries(quadrantRows).find(([one]) => one === suffix)?.[1]
  if (quadrant) return [{ assessed_value: `${quadrant[1] + 10_000}`, homes: `${quadrant[0]}` }]
  return Object.values(factsRows).flatMap(([code, , homes, median, ...rest]): Row[] => {
    const value = `${median + 10_000 + (code === 'AUB' ? jump : 0)}`
    const [built] = rest.slice(4)
    if (group.includes('year_of_construction'))
      return undated.includes(code)
        ? []
        : [{ comm_code: code, year_of_construction: `${built}`, homes: `${homes}` }]
    const kinds = USES.map((sub_property_use, index) => ({ sub_property_use, homes: rest[index] ?? 0 }))
    const others = { sub_property_use: 'R510', homes: homes - kinds.reduce((sum, one) => sum + one.homes, 0) }
    return [...kinds, others]
      .filter((one) => one.homes > 0)
      .map((one) => ({ comm_code: code, ...one, assessed_value: value, homes: `${one.homes}` }))
  })
}

function answer(request: IncomingMessage, response: ServerResponse) {
  const { searchParams } = new URL(request.url ?? '', 'http://portal')
  if (refuses) return response.writeHead(400).end('{"error":true}')
  const [offset, limit] = ['$offset', '$limit'].map((name) => Number(searchParams.get(name)))
  const all = groups(searchParams.get('$group') ?? '', searchParams.get('$where') ?? '')
  return response.end(JSON.stringify(all.slice(offset, (offset ?? 0) + (limit ?? 0))))
}

const portal = createServer(answer)
let file = ''

beforeAll(() => new Promise<void>((resolve) => void portal.listen(0, '127.0.0.1', resolve)))
afterAll(() => void portal.close())
beforeEach(() => {
  jump = 0
  refuses = false
  undated = []
  const folder = mkdtempSync(join(tmpdir(), 'facts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  file = join(folder, 'facts.ts')
  writeFileSync(file, readFileSync(FILE))
})

function run(...more: string[]): Promise<{ code: number | null; said: string; written: string }> {
  const from = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`
  const args = ['--from', from, '--file', file, '--rows', '300', ...more]
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/facts.ts', ...args])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, said, written: readFileSync(file, 'utf8') })),
  )
}

it('writes next year’s figures page by page', async () => {
  const { code, said, written } = await run()
  expect(said).toContain('Wrote 175 communities for 2027')
  expect(said).toMatch(/\+ ?1\.5% {2}\$665,500 → \$675,500 {2}Auburn Bay/)
  expect(code).toBe(0)
  expect(written).toContain('factsYear = 2027')
  expect(written).toContain(
    "'Auburn Bay': ['AUB', 'SE', 6325, 675500, 3826, 629, 791, 1079, 2012, -113.9578,",
  )
  expect(written).toContain('NE: [91769, 557000],')
})

it('refuses an implausible jump until somebody accepts it, and what can be no figure also then', async () => {
  jump = 300_000
  const refused = await run()
  expect(refused).toMatchObject({ code: 1, written: readFileSync(FILE, 'utf8') })
  expect(refused.said).toContain('Auburn Bay (AUB): median from $665,500 to $975,500')
  const accepted = await run('--accept', 'AUB')
  expect(accepted).toMatchObject({ code: 0, written: expect.stringContaining('6325, 975500') })
  undated = ['AUB']
  expect(await run('--accept', 'AUB')).toMatchObject({ code: 1, written: accepted.written })
})

it('says what the portal said when it refuses', async () => {
  refuses = true
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining('400 {"error":true}') })
})

it.each([
  ['5: 1', 5],
  ['1: 1, 9: 2', 9],
  ['9: 2, 1: 2', 5],
])('the median of the values of as many homes, %s, is %d', (some, median) => {
  const sales = some.split(', ').map((one) => one.split(': ').map(Number))
  expect(medianOf(sales.map(([value = 0, homes = 0]) => ({ value, homes })))).toBe(median)
})
