/** The port of the stack running on a folder, for other commands. */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Place = { folder: string; port: number }

const portFile = ({ folder }: Pick<Place, 'folder'>) => join(folder, 'port')

export async function rememberPort(place: Place): Promise<void> {
  await writeFile(portFile(place), `${place.port}\n`)
}

export async function forgetPort(place: Place): Promise<void> {
  await rm(portFile(place), { force: true })
}

/** The port of the running stack; when none runs, the port of the settings. */
export async function runningPort(place: Place): Promise<number> {
  const text = await readFile(portFile(place), 'utf8').catch(() => '')
  return Number(text) || place.port
}
