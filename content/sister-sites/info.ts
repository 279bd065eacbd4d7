/** Sister sites that each explain one subject. Sample URLs. */
export const info = [
  {
    name: 'Calgary Condo Guide',
    url: 'https://condo-guide.northbow.example',
    description:
      'Articles on condo documents, fees, insurance and bylaws under the Condominium Property Act.',
  },
  {
    name: 'Asbestos in Calgary Homes',
    url: 'https://asbestos.northbow.example',
    description: 'Where asbestos hides in houses built before 1990, and how testing and removal are done.',
  },
  {
    name: 'Radon in Calgary Homes',
    url: 'https://radon.northbow.example',
    description:
      'How to test a home over a winter, read the result, and choose a certified mitigation company.',
  },
  {
    name: 'Alberta New Home Warranty',
    url: 'https://new-home-warranty.northbow.example',
    description:
      'The 1-2-5-10 coverage explained part by part, and how to report a defect before a deadline passes.',
  },
  {
    name: 'RPR and Title Insurance',
    url: 'https://rpr-guide.northbow.example',
    description:
      'What a Real Property Report shows, when it needs an update, and what title insurance does not do.',
  },
  {
    name: 'Calgary Market Reports',
    url: 'https://market-reports.northbow.example',
    description: 'Monthly sales, inventory and months of supply by district and by type of home.',
  },
  {
    name: 'Calgary School Finder',
    url: 'https://school-finder.northbow.example',
    description: 'Designated public and Catholic schools by address, with programs and boundary changes.',
  },
  {
    name: 'Secondary Suites Calgary',
    url: 'https://secondary-suites.northbow.example',
    description:
      'What makes a suite legal in the city, how to look one up in the registry, and what lenders count.',
  },
  {
    name: 'Moving to Calgary',
    url: 'https://moving-to-calgary.northbow.example',
    description: 'For newcomers to the city: quadrants, winters, taxes, licences and the first thirty days.',
  },
  {
    name: 'Calgary Builder Guide',
    url: 'https://builder-guide.northbow.example',
    description:
      'New communities, the builders active in each, and what to settle before you sign a builder contract.',
  },
] as const
