import { svg } from '../svg.ts'
import { beside } from './condo-entrance/beside.ts'
import { facade } from './condo-entrance/facade.ts'
import { lobby } from './condo-entrance/lobby.ts'
import { width } from './frame.ts'

/** The lowest floors of a condo tower in the evening: balconies above the lit lobby. */
export const condoEntrance = (): string => svg(width, 900, [...beside(), ...facade(), ...lobby()])
