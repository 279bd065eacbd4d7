import { svg } from '../svg.ts'
import { hall } from './city-archive/hall.ts'
import { arm, reader } from './city-archive/reader.ts'
import { table } from './city-archive/table.ts'
import { height, width } from './frame.ts'

/** A reading room of the city's archive in the evening: somebody over ledgers and maps, before a tall window. */
export function cityArchive(): string {
  return svg(width, height, [...hall(), ...reader(), ...table(), ...arm()])
}
