/** Community sites in the southeast. Sample URLs. */
export const southeast = [
  { name: 'Auburn Bay', url: 'https://auburn-bay.northbow.example' },
  { name: 'Copperfield', url: 'https://copperfield.northbow.example' },
  { name: 'Cranston', url: 'https://cranston.northbow.example' },
  { name: 'Douglasdale/Glen', url: 'https://douglasdale-glen.northbow.example' },
  { name: 'Mahogany', url: 'https://mahogany.northbow.example' },
  { name: 'McKenzie Lake', url: 'https://mckenzie-lake.northbow.example' },
  { name: 'McKenzie Towne', url: 'https://mckenzie-towne.northbow.example' },
  { name: 'New Brighton', url: 'https://new-brighton.northbow.example' },
  { name: 'Ogden', url: 'https://ogden.northbow.example' },
  { name: 'Rangeview', url: 'https://rangeview.northbow.example' },
  { name: 'Riverbend', url: 'https://riverbend.northbow.example' },
  { name: 'Seton', url: 'https://seton.northbow.example' },
] as const
