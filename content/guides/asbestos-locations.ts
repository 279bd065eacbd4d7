/** Where asbestos is found in Calgary homes, the most friable materials first. */
import type { AsbestosLocation } from './schema.ts'

export const asbestosLocations: readonly AsbestosLocation[] = [
  {
    place: 'attic',
    location: 'Loose vermiculite insulation in attics and walls',
    period: '1920s to 1990',
    risk: 'High',
  },
  {
    place: 'pipes',
    location: 'Insulation on pipes and boilers',
    period: '1920s to late 1970s',
    risk: 'High',
  },
  {
    place: 'ducts',
    location: 'Paper wrap and tape on furnace ducts',
    period: '1920s to early 1980s',
    risk: 'High',
  },
  {
    place: 'ceiling',
    location: 'Sprayed or stippled ceiling texture',
    period: '1950s to late 1980s',
    risk: 'High',
  },
  {
    place: 'sheet-flooring',
    location: 'Felt backing under vinyl sheet flooring',
    period: '1950s to mid-1980s',
    risk: 'High',
  },
  {
    place: 'partition',
    location: 'Drywall joint compound and patching plaster',
    period: '1940s to mid-1980s',
    risk: 'Medium',
  },
  { place: 'stucco', location: 'Plaster and stucco', period: '1920s to mid-1980s', risk: 'Medium' },
  {
    place: 'hearth',
    location: 'Heat-shield board around stoves and fireplaces',
    period: '1930s to 1980s',
    risk: 'Medium',
  },
  {
    place: 'tiles',
    location: '9x9 floor tiles and their black adhesive',
    period: '1930s to 1980s',
    risk: 'Low',
  },
  {
    place: 'roof',
    location: 'Cement siding, shingles and corrugated sheets',
    period: '1920s to 1980s',
    risk: 'Low',
  },
  { place: 'flue', location: 'Cement flue and vent pipes', period: '1930s to 1980s', risk: 'Low' },
  { place: 'window', location: 'Window putty and caulking', period: '1930s to 1980s', risk: 'Low' },
]
