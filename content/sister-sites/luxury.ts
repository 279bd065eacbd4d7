/** Sister sites for luxury property. Sample URLs. */
export const luxury = [
  {
    name: 'Calgary Luxury Homes',
    url: 'https://luxury.northbow.example',
    description: 'Every home for sale in the city from one million dollars up, with floor plans and films.',
  },
  {
    name: 'Mount Royal Estates',
    url: 'https://mount-royal-estates.northbow.example',
    description:
      'Character estates in Upper Mount Royal, Elbow Park, Roxboro and Rideau Park, street by street.',
  },
  {
    name: 'West Side Luxury',
    url: 'https://west-side-luxury.northbow.example',
    description: 'Newer estate homes in Aspen Woods and Springbank Hill, with schools and drive times.',
  },
  {
    name: 'Calgary Luxury Acreages',
    url: 'https://luxury-acreages.northbow.example',
    description:
      'Bearspaw, Springbank, Elbow Valley and Heritage Pointe, with notes on wells, septic and access.',
  },
  {
    name: 'Calgary Penthouses',
    url: 'https://penthouses.northbow.example',
    description:
      'Penthouses and full-floor residences downtown, in the Beltline, in Eau Claire and in Mission.',
  },
  {
    name: 'Kelowna Luxury Homes',
    url: 'https://kelowna-luxury.northbow.example',
    description:
      'Lakeshore and vineyard properties in the Okanagan, for Calgarians with a second home in mind.',
  },
] as const
