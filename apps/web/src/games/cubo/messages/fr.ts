import { numbersFor } from '../../../base/i18n/plural.ts';
import type { CuboMessages } from './index.ts';
import { refusals } from './refusals.fr.ts';
import { intro, rules } from './rules.fr.ts';

const n = numbersFor('fr');
const whose = (name: string | null): string =>
  name === null ? 'Ta meilleure manche' : `La meilleure manche de ${name}`;

const dieNames = { red: 'dé rouge', blue: 'dé bleu', joker: 'dé joker' } as const;
const colours = { red: 'rouge', blue: 'bleu', joker: 'joker' } as const;
const points = (count: number): string => n.count(count, { one: '# point', other: '# points' });

export const messages: CuboMessages = {
  die: (p) => (p.face === null ? dieNames[p.colour] : `${p.face} ${colours[p.colour]}`),
  thrown: (p) =>
    [
      p.red.length > 0 ? `rouge ${p.red.join(', ')}` : '',
      p.blue.length > 0 ? `bleu ${p.blue.join(', ')}` : '',
      p.joker === null ? '' : `joker ${p.joker}`,
    ]
      .filter(Boolean)
      .join(' ; '),
  points: (p) => points(p.n),
  round: (p) => `Manche ${p.round} sur ${p.of}`,
  total: 'Total',
  throwCount: (p) => `Lancer n° ${p.n}`,
  throwsLeft: (p) => n.count(p.n, { one: 'encore # lancer', other: 'encore # lancers' }),
  area: {
    square: 'Ton carré',
    squareOf: (p) => `Carré : ${p.name}`,
    loose: 'Dés à poser',
    middle: 'Dés au milieu',
    others: 'Les autres',
    taken: (p) => `Pris au milieu : ${p.die}`,
    middleEmpty: 'pris',
  },
  cell: {
    empty: (p) => `Ligne ${p.row}, colonne ${p.column} : vide`,
    next: (p) => `Ligne ${p.row}, colonne ${p.column} : vide, prochaine case`,
    die: (p) => `Ligne ${p.row}, colonne ${p.column} : ${p.die}`,
  },
  line: {
    row: (p) => `Ligne ${p.n} : ${points(p.points)}`,
    column: (p) => `Colonne ${p.n} : ${points(p.points)}`,
    doubled: 'une seule couleur, points doublés',
    sum: 'Points du carré',
  },
  act: {
    call: 'Crier « Cubo ! »',
    throw: 'Lancer',
    throwAgain: 'Relancer',
    pickUp: 'En main',
    cover: 'Cubo !',
    coverIn: (p) => `Cubo ! dans ${p.s} s`,
    clear: 'Tout enlever',
    takeNone: 'Ne rien prendre',
    keep: (p) => `Garder : ${points(p.points)}`,
    exchange: (p) => `Échanger : ${points(p.points)}`,
    next: 'Manche suivante',
    waiting: 'On attend les autres',
  },
  say: {
    opening: 'Les dés du milieu sont lancés.',
    ready: 'Tes dés sont en main. Quand tout le monde est prêt, donne le signal.',
    readyOther: (p) => `Dés en main. ${p.name} donne le signal.`,
    starting: 'Prépare-toi…',
    throwNow: 'Lance.',
    throwLast: (p) => `${p.name} a crié « Cubo ». Tu peux lancer encore une fois.`,
    falling: 'Les dés roulent.',
    offline: 'Pas de connexion : le lancer attend son retour.',
    lay: 'Compose ton carré ou relance.',
    layOnly: 'Compose maintenant ton carré.',
    layFast: (p) => `${p.name} a crié « Cubo ». Compose ton carré.`,
    laid: 'Les neuf dés sont posés : Cubo !',
    covering: 'Les neuf sont posés et seront couverts dans un instant.',
    hurry: 'Couvre ton carré avant que le temps soit écoulé.',
    late: 'Trop tard cette fois : aucun point pour cette manche.',
    take: 'Prends vite un dé au milieu.',
    takeCalm: 'Prends un dé au milieu, ou aucun.',
    wait: 'Carré couvert. Les autres posent encore.',
    watch: (p) => `Tout le monde joue en même temps ; en grand : ${p.name}.`,
    goOf: (p) => `C’est à ${p.name}.`,
    exchange: (p) => `Tu peux échanger le ${p.die} contre un dé de ton carré.`,
    exchangeCell: 'Échange ce dé ou choisis-en un autre.',
    exchangeOf: (p) => `${p.name} peut échanger un dé.`,
    scored: 'La manche est comptée.',
    leads: (p) => `${n.list(p.names)} ${p.names.length > 1 ? 'mènent' : 'mène'} avec ${points(p.n)}.`,
    over: 'Les six manches sont jouées.',
  },
  moment: {
    cover: (p) => `Cubo ! ${p.name} a couvert`,
    take: (p) => `${p.name} prend ${p.die}`,
  },
  status: {
    hand: 'dés en main',
    thrown: 'regarde',
    laying: (p) => n.count(p.n, { one: '# dé posé', other: '# dés posés' }),
    covered: 'couvert',
    took: (p) => `couvert, a pris le ${p.die}`,
    late: 'trop tard',
    waiting: 'attend',
  },
  summary: {
    title: (p) => `Décompte de la manche ${p.round}`,
    none: 'Pas couvert à temps : aucun point.',
    total: (p) => `${p.n} en tout`,
    exchanged: 'venu du milieu',
  },
  time: {
    start: (p) => `Départ dans ${p.s}`,
    call: (p) => `Départ automatique dans ${p.s} s`,
    cover: (p) =>
      n.count(p.s, { one: '# seconde pour couvrir le carré', other: '# secondes pour couvrir le carré' }),
    take: (p) =>
      n.count(p.s, { one: '# seconde pour prendre un dé', other: '# secondes pour prendre un dé' }),
    exchange: (p) => n.count(p.s, { one: '# seconde pour échanger', other: '# secondes pour échanger' }),
  },
  log: {
    deal: (p) => `${p.name} commence.`,
    open: (p) => `Manche ${p.round}. Au milieu : ${p.dice}.`,
    call: (p) => `${p.name} crie : Cubo !`,
    clockCall: 'Le temps d’attente est écoulé : Cubo !',
    throws: (p) => `${p.name} : lancer n° ${p.n}.`,
    fall: (p) => `${p.name} obtient ${p.dice}.`,
    pickUp: (p) => `${p.name} reprend les dés en main.`,
    cover: (p) => `${p.name} couvre son carré : Cubo !`,
    take: (p) => `${p.name} prend le ${p.die} au milieu.`,
    takeNone: (p) => `${p.name} ne prend aucun dé.`,
    countdown: (p) => `${p.s} secondes pour ${n.list(p.names)}.`,
    ends: 'La manche est terminée.',
    exchange: (p) => `${p.name} échange le ${p.given} contre le ${p.die}.`,
    keep: (p) => `${p.name} n’échange rien.`,
    scored: (p) => `${p.name} marque ${points(p.points)}.`,
  },
  facts: {
    decisive: (p) => `Manche ${p.round} : ${p.points} pour ${p.name}, ${p.more} de plus que tous`,
    best: (p) =>
      `${whose(p.name)} : la ${p.round}, ${n.count(p.points, { one: '# point', other: '# points' })}`,
  },
  end: { tie: 'Égalité : la victoire est partagée.' },
  undo: 'À une table calme, tu peux reprendre ce qui s’est passé depuis ton dernier lancer ; en course, tout compte aussitôt.',
  keys: 'Touches : 1 à 8 pour poser (1 à 4 pour prendre au milieu), Espace pour lancer, C pour crier « Cubo ! », Z pour revenir, S pour passer à ton tour.',
  refusals,
  intro,
  rules,
};
