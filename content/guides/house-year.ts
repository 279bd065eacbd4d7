/** What a house asks for in each month; the guide's text says the same. */
export const houseYear = {
  title: 'A year of the house',
  months: [
    { name: 'January', note: 'Utilities at their highest' },
    { name: 'February' },
    { name: 'March' },
    { name: 'April', note: 'Half an hour outside' },
    { name: 'May', note: 'The City sends the tax bill' },
    { name: 'June', note: 'Property tax is due' },
    { name: 'July', note: 'Utilities at half of January' },
    { name: 'August' },
    { name: 'September' },
    { name: 'October', note: 'Half an hour outside' },
    { name: 'November' },
    { name: 'December' },
  ],
} as const
