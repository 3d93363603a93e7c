/** “d’Ada”, but “de Blaise”. An h may be silent or not: it keeps its “de”. */
export const deName = (name: string): string =>
  /^[aeiouàâäéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`;
