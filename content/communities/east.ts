/** Community sites in the east. Sample URLs. */
export const east = [
  { name: 'Albert Park/Radisson Heights', url: 'https://albert-park-radisson-heights.northbow.example' },
  { name: 'Applewood Park', url: 'https://applewood-park.northbow.example' },
  { name: 'Belvedere', url: 'https://belvedere.northbow.example' },
  { name: 'Dover', url: 'https://dover.northbow.example' },
  { name: 'Erin Woods', url: 'https://erin-woods.northbow.example' },
  { name: 'Forest Heights', url: 'https://forest-heights.northbow.example' },
  { name: 'Forest Lawn', url: 'https://forest-lawn.northbow.example' },
  { name: 'Penbrooke Meadows', url: 'https://penbrooke-meadows.northbow.example' },
  { name: 'Red Carpet', url: 'https://red-carpet.northbow.example' },
  { name: 'Southview', url: 'https://southview.northbow.example' },
] as const
