/** The parts of a radon mitigation system from the ground up, for the guide's drawing. */
export const radonSystem = {
  title: 'A house cut through the middle, with a system in place',
  parts: [
    { id: 'soil', title: 'Soil gas', text: 'Radon rises from the ground and collects under the slab.' },
    {
      id: 'gravel',
      title: 'Gravel',
      text: 'Air moves freely through it, so one pipe reaches the whole floor.',
    },
    { id: 'pipe', title: 'Suction pipe', text: 'Set through the slab, and sealed all around.' },
    {
      id: 'seal',
      title: 'Sealed sump and cracks',
      text: 'So the fan draws from the soil, not from the room.',
    },
    { id: 'fan', title: 'Fan', text: 'Runs day and night. A gauge on the pipe shows it is working.' },
    {
      id: 'outlet',
      title: 'Outlet',
      text: 'Outside, away from windows, where the gas thins out at once.',
    },
  ],
} as const
