/** Where asbestos turns up in Calgary homes, the loosest materials first. */
import type { AsbestosLocation } from './schema.ts'

export const asbestosLocations: readonly AsbestosLocation[] = [
  { location: 'Loose vermiculite insulation in attics and walls', period: '1920s to 1990', risk: 'High' },
  { location: 'Insulation on pipes and boilers', period: '1920s to late 1970s', risk: 'High' },
  { location: 'Paper wrap and tape on furnace ducts', period: '1920s to early 1980s', risk: 'High' },
  { location: 'Sprayed or stippled ceiling texture', period: '1950s to late 1980s', risk: 'High' },
  { location: 'Felt backing under vinyl sheet flooring', period: '1950s to mid-1980s', risk: 'High' },
  { location: 'Drywall joint compound and patching plaster', period: '1940s to mid-1980s', risk: 'Medium' },
  { location: 'Plaster and stucco', period: '1920s to mid-1980s', risk: 'Medium' },
  { location: 'Heat-shield board around stoves and fireplaces', period: '1930s to 1980s', risk: 'Medium' },
  { location: '9x9 floor tiles and their black adhesive', period: '1930s to 1980s', risk: 'Low' },
  { location: 'Cement siding, shingles and corrugated sheets', period: '1920s to 1980s', risk: 'Low' },
  { location: 'Cement flue and vent pipes', period: '1930s to 1980s', risk: 'Low' },
  { location: 'Window putty and caulking', period: '1930s to 1980s', risk: 'Low' },
]
