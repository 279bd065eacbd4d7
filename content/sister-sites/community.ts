/** Sister sites for parts of the city, kinds of neighbourhood and towns around it. Sample URLs. */
export const community = [
  {
    name: 'Calgary Lake Communities',
    url: 'https://lake-communities.northbow.example',
    description:
      'Who may use which lake, what the residents association charges, and what is for sale around it.',
  },
  {
    name: 'Calgary Golf Communities',
    url: 'https://golf-communities.northbow.example',
    description:
      'Homes beside a course, from the Hamptons to Heritage Pointe, and which views are protected.',
  },
  {
    name: 'Inner City Infills',
    url: 'https://inner-city-infills.northbow.example',
    description: 'New detached and semi-detached homes in Altadore, Killarney, Mount Pleasant and nearby.',
  },
  {
    name: 'Downtown Calgary Living',
    url: 'https://downtown-living.northbow.example',
    description: 'Buildings of the core, East Village and Eau Claire compared by fees, parking and rules.',
  },
  {
    name: 'Beltline and Mission Homes',
    url: 'https://beltline-mission.northbow.example',
    description:
      'Condos and townhomes within a walk of 17 Avenue and 4 Street, with a profile of each building.',
  },
  {
    name: 'Kensington Homes',
    url: 'https://kensington-homes.northbow.example',
    description:
      'Hillhurst, Sunnyside and West Hillhurst: houses, infills and condos across the Bow from downtown.',
  },
  {
    name: 'Inglewood and Ramsay Homes',
    url: 'https://inglewood-ramsay.northbow.example',
    description: 'Heritage houses and lofts in the city’s oldest neighbourhoods, east of the Elbow.',
  },
  {
    name: 'Bridgeland Homes',
    url: 'https://bridgeland-homes.northbow.example',
    description: 'Bridgeland, Riverside and Renfrew, on the hillside that looks back at the skyline.',
  },
  {
    name: 'University Area Homes',
    url: 'https://university-area.northbow.example',
    description:
      'Varsity, Brentwood and University District, for staff, students and the parents who buy for them.',
  },
  {
    name: 'Northwest Calgary Homes',
    url: 'https://northwest-homes.northbow.example',
    description:
      'Tuscany, Royal Oak, Rocky Ridge and their neighbours, with schools, slopes and station parking.',
  },
  {
    name: 'North Calgary Homes',
    url: 'https://north-homes.northbow.example',
    description: 'Panorama Hills, Evanston, Sage Hill and the newer streets beyond Stoney Trail.',
  },
  {
    name: 'Northeast Calgary Homes',
    url: 'https://northeast-homes.northbow.example',
    description:
      'Saddle Ridge, Taradale, Skyview Ranch and more, with homes that have a legal secondary suite marked.',
  },
  {
    name: 'East Calgary Homes',
    url: 'https://east-homes.northbow.example',
    description:
      'Bungalows on wide lots in Forest Lawn, Dover and Southview, and what redevelopment allows there.',
  },
  {
    name: 'Southeast Calgary Homes',
    url: 'https://southeast-homes.northbow.example',
    description:
      'Auburn Bay, Mahogany, Cranston and Seton, with the hospital, the ice rinks and the pathways mapped.',
  },
  {
    name: 'South Calgary Family Homes',
    url: 'https://south-family-homes.northbow.example',
    description:
      'Lake Bonavista, Willow Park, Sundance and the other established communities around Fish Creek Park.',
  },
  {
    name: 'Southwest Calgary Homes',
    url: 'https://southwest-homes.northbow.example',
    description:
      'Signal Hill, West Springs, Lakeview and the rest of the west side, sorted by school and commute.',
  },
  {
    name: 'Airdrie Homes',
    url: 'https://airdrie-homes.northbow.example',
    description:
      'Homes for sale in Airdrie by community, with the drive to the airport and to downtown Calgary.',
  },
  {
    name: 'Cochrane Homes',
    url: 'https://cochrane-homes.northbow.example',
    description: 'River valley and hilltop communities in Cochrane, on the mountain side of Calgary.',
  },
  {
    name: 'Okotoks Homes',
    url: 'https://okotoks-homes.northbow.example',
    description: 'Okotoks along the Sheep River: established streets, new phases and acreages close by.',
  },
  {
    name: 'Chestermere Homes',
    url: 'https://chestermere-homes.northbow.example',
    description:
      'Lakefront and off-lake homes in Chestermere, and what owning beside an irrigation reservoir means.',
  },
  {
    name: 'Strathmore and Langdon Homes',
    url: 'https://strathmore-langdon.northbow.example',
    description:
      'More yard for the price east of the city, with commute times and service levels in plain terms.',
  },
  {
    name: 'Foothills Homes',
    url: 'https://foothills-homes.northbow.example',
    description:
      'High River, Diamond Valley, Priddis and De Winton: towns and country properties south of the city.',
  },
] as const
