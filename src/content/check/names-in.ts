/** The regions that are named in what is written. */
export function regionsIn(written: unknown): Set<string> {
  const regions = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'region' && typeof inner === 'string') regions.add(inner);
      walk(inner);
    }
  };
  walk(written);
  return regions;
}

/** The pages that texts lead to, as a whole or by links in them: those of all that is written in a value. */
export function routesIn(written: unknown): Set<string> {
  const routes = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && value.includes('/'))
      for (const [, route = ''] of value.matchAll(/(?:^|\]\()(\/[^\s()?#]*)/g))
        routes.add(route.length > 1 ? route.replace(/\/$/, '') : route);
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) walk(inner);
  };
  walk(written);
  return routes;
}
