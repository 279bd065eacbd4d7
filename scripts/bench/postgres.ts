/** A PostgreSQL server of its own for a measurement, with the settings of a new installation. */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import postgres from 'postgres'
import { freePort, HOST } from '../stack/ports.ts'

const INSTALLED = '/usr/lib/postgresql'

type Server = { url: string; version: string; pid: number; stop(): Promise<void> }

/** The folder with the newest server's programs; undefined when there are none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : []
  const folders = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(INSTALLED, version, 'bin'))
  return [...folders, ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** Starts a server in a temporary folder; stopping it deletes the folder. */
export async function startPostgres(programs: string): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'northbow-postgres-'))
  await chmod(folder, 0o700)
  const owner = postgresUser()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      `listen_addresses=${HOST}`,
      '-c',
      `unix_socket_directories=${folder}`,
    ],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const end = () => void server.kill('SIGINT')
  process.once('exit', end)
  const url = `postgres://postgres@${HOST}:${port}/postgres`
  const version = await untilReady(url)
  return {
    url,
    version,
    pid: server.pid ?? 0,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      process.off('exit', end)
      end()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server refuses to run as root. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Resolves to the server's version once it accepts connections. */
async function untilReady(url: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const sql = postgres(url, { max: 1, connect_timeout: 2 })
    try {
      const [row] = await sql<{ server_version: string }[]>`show server_version`
      return row?.server_version.split(' ')[0] ?? ''
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      await sql.end()
    }
  }
}
