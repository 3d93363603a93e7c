import { numbersFor } from '../../../base/i18n/plural.ts';
import type { RecapText } from './values.ts';
import type { CiubMessages } from './index.ts';
import { hints, refusals } from './refusals.fr.ts';
import { intro, rules, symbols } from './rules.fr.ts';
import { chooser, costs, facts, news, rows } from './words.fr.ts';

const n = numbersFor('fr');

const colours: CiubMessages['colours'] = {
  white: 'blanc',
  red: 'rouge',
  orange: 'orange',
  yellow: 'jaune',
  green: 'vert',
  purple: 'violet',
  blue: 'bleu',
};

const faces: CiubMessages['faces'] = {
  swap: 'échange',
  reroll: 'nouveau lancer',
  adjust: 'choisir une face',
  skull: 'crâne',
  two: '2 pour 1',
};

const pairOf = ([one, other]: Parameters<CiubMessages['log']['trade']>[0]['pair']): string =>
  one === other ? `2 × ${colours[one]}` : `deux : ${n.list([colours[one], colours[other]])}`;

const dice = (count: number): string => n.count(count, { one: '# dé', other: '# dés' });

const rolled = (count: number): string => n.count(count, { one: '# lancer', other: '# lancers' });

function taken({ card, opus, points, die }: RecapText): readonly string[] {
  if (card === null) return die === null ? [] : [`un dé de plus : ${colours[die]}`];
  return [opus ? `prend ${card} et l’Opus Magnum` : `prend ${card}`, `+${points}`];
}

export const messages: CiubMessages = {
  colours,
  faces,
  die: (p) =>
    p.status === 'inactive'
      ? `dé ${colours[p.colour]}, inactif`
      : [`dé ${colours[p.colour]}`, p.face, p.status === 'spent' ? 'utilisé' : ''].filter(Boolean).join(', '),
  dice: (p) => dice(p.n),
  selected: (p) => n.count(p.n, { one: '# choisi', other: '# choisis' }),
  told: (p) => (p.face === 'skull' ? faces.skull : `« ${faces[p.face]} »`),
  group: (p) => (p.n === 1 ? p.what : `${p.n} × ${p.what}`),
  list: (p) => n.list(p.items),
  card: (p) => `carte sort « ${p.task} » (${n.count(p.points, { one: '# point', other: '# points' })})`,
  tasks: {
    total: (p) => `total ${p.sum}+`,
    equal: (p) => `${p.count} égaux`,
    opus: 'Opus Magnum',
  },
  cardState: {
    met: 'tu peux la prendre',
    aimed: 'carte visée',
    token: (p) => `jeton de réservation : ${p.name}`,
  },
  display: 'Cartes sort',
  topRow: 'Rangée du haut',
  bottomRow: 'Rangée du bas',
  pile: (p) => n.count(p.n, { one: '# carte dans la pioche', other: '# cartes dans la pioche' }),
  pileEmpty: 'Il ne reste que l’Opus Magnum : la prochaine carte gagnée l’apporte.',
  tray: 'Zone de dés',
  trayEmpty: 'Les dés mis de côté viennent ici.',
  pool: 'Dés',
  supply: 'Stock',
  cards: (p) => n.count(p.n, { one: '# carte', other: '# cartes' }),
  rollCount: (p) => `Lancer n° ${p.n}`,
  aim: {
    none: 'Choisis une carte à viser.',
    title: 'Carte visée',
    needs: (p) => `il manque : ${p.faces}`,
    needsEqual: (p) => n.count(p.n, { one: 'il manque : # égal', other: 'il manque : # égaux' }),
    sum: (p) => `${p.now} sur ${p.wanted}`,
    later: 'doit d’abord descendre',
    reserved: (p) => `réservée à ${p.name}`,
    own: 'ton jeton : réservée pour toi',
    theirs: (p) => `${p.name} vise sans doute`,
    theirsNone: (p) => `${p.name} n’a encore rien mis de côté.`,
    met: 'réussi',
    token: 'Jeton ici',
    remove: 'Retirer',
    take: 'Prendre la carte',
    helpful: 'Choisir les dés utiles',
  },
  act: {
    rollAll: (p) => `Lancer ${dice(p.n)}`,
    rollOn: 'Relancer',
    asideAndRoll: (p) => `${p.n} de côté, relancer`,
    stop: 'S’arrêter',
    setAside: 'Plutôt mettre de côté',
    takeDie: 'Plutôt un dé',
    goOn: 'Continuer',
    keep: 'Garder ces cinq dés',
    keepSome: (p) => n.count(p.n, { one: '# sur 5 choisi', other: '# sur 5 choisis' }),
    suggest: 'Suggestion',
    whiten: (p) => n.count(p.n, { one: 'Échanger contre un blanc', other: 'Échanger # contre des blancs' }),
    endTurn: 'Finir le tour',
    really: 'Encore une fois pour confirmer',
  },
  say: {
    falling: 'Les dés roulent…',
    turning: 'Une nouvelle carte se révèle…',
    foresight: 'Pose ton jeton sur une carte, retires-en une de la rangée du haut, ou lance tout de suite.',
    toRoll: 'Lance maintenant tous tes dés.',
    actions: (p) =>
      n.count(p.n, {
        one: 'Utilise ton action, ou mets des dés de côté et relance.',
        other: 'Utilise tes # actions, ou mets des dés de côté et relance.',
      }),
    setAside: 'Mets au moins un dé de côté pour relancer, ou arrête-toi.',
    mayRoll: 'Relance, mets d’autres dés de côté, ou arrête-toi.',
    mustStop: 'Tu ne peux plus relancer. Mets de côté ce qu’il te faut et arrête-toi.',
    swap: 'Quelle couleur veux-tu en échange ?',
    reroll: 'Quel dé veux-tu relancer ?',
    adjust: 'Quel dé veux-tu tourner ?',
    adjustFace: 'Quelle face doit-il montrer ?',
    gain: 'Tes dés permettent de gagner une carte. Choisis celle que tu prends.',
    gainNone: 'Tes dés ne permettent de gagner aucune carte. Prends un dé du stock.',
    supplyEmpty: 'Le stock est vide : tu ne prends pas de dé.',
    takeCard: 'Prends maintenant la carte.',
    down: 'Quelle carte de la rangée du haut descend ?',
    takeDie: 'Quel dé prends-tu dans le stock ?',
    keep: (p) =>
      p.n === 0
        ? 'Tu gardes ces cinq dés, le reste retourne au stock.'
        : `Choisis les cinq dés que tu gardes : encore ${p.n}.`,
    trade: 'Tu peux échanger des dés. Ensuite, finis ton tour.',
    tradeFor: 'Quels dés veux-tu à la place ? Prends-en deux.',
    tradeSecond: (p) => `Premier dé : ${colours[p.colour]}. Et le second ?`,
    end: 'Tu peux échanger des dés de couleur contre des blancs. Ensuite, finis ton tour.',
    nothingToTrade: 'Rien à échanger. Finis ton tour.',
    others: {
      foresight: (p) => `${p.name} regarde les cartes.`,
      rolling: (p) => `${p.name} lance les dés.`,
      gaining: (p) => `${p.name} choisit une carte.`,
      keeping: (p) => `${p.name} choisit les cinq dés à garder.`,
      trading: (p) => `${p.name} termine son tour.`,
    },
  },
  log: {
    deal: (p) => `Les cartes sont en place. ${p.name} commence.`,
    token: (p) => `${p.name} pose son jeton : ${p.card}.`,
    remove: (p) => `${p.name} retire une carte : ${p.card}.`,
    aside: (p) => `${p.name} met de côté : ${p.dice}.`,
    fall: (p) => `${p.name} lance : ${p.dice}.`,
    swap: (p) => `${p.name} échange un dé ${colours[p.from]} contre un ${colours[p.to]}.`,
    reroll: (p) => `${p.name} relance : ${p.die}.`,
    adjust: (p) => `${p.name} tourne : ${p.die}, nouvelle face : ${p.face}.`,
    stop: (p) => `${p.name} s’arrête.`,
    gain: (p) => `${p.name} gagne : ${p.card}.`,
    opus: (p) => `${p.name} reçoit aussi l’Opus Magnum.`,
    decline: (p) => `${p.name} prend un dé ${colours[p.colour]}.`,
    declineNothing: (p) => `Le stock est vide : ${p.name} ne prend pas de dé.`,
    keep: (p) => `${p.name} garde cinq dés.`,
    trade: (p) => `${p.name} échange un dé ${colours[p.die]} contre ${pairOf(p.pair)}.`,
    whiten: (p) =>
      n.count(p.n, {
        one: `${p.name} échange # dé contre un blanc.`,
        other: `${p.name} échange # dés contre des blancs.`,
      }),
    turnUp: (p) => `Carte révélée : ${p.card}.`,
  },
  watched: {
    token: (p) => `${p.name} marque ${p.card}.`,
    remove: (p) => `${p.name} retire ${p.card}.`,
    turnUp: (p) => `Nouvelle carte : ${p.card}.`,
    roll: (p) =>
      p.dice === null
        ? `${p.name} lance ${dice(p.n)}.`
        : `${p.name} met de côté ${p.dice} et lance ${dice(p.n)}.`,
    stop: (p) => (p.dice === null ? `${p.name} s’arrête.` : `${p.name} met de côté ${p.dice} et s’arrête.`),
    fall: (p) => `${p.name} : ${p.dice}.`,
    swap: (p) => `${p.name} échange ${colours[p.from]} contre ${colours[p.to]}.`,
    reroll: (p) => `${p.name} relance ${colours[p.colour]}.`,
    adjust: (p) => `${p.name} tourne ${colours[p.colour]} sur ${p.face}.`,
    gain: (p) => `${p.name} gagne ${p.card} : ${n.count(p.points, { one: '# point', other: '# points' })}.`,
    opus: (p) => `L’Opus Magnum va à ${p.name}.`,
    keep: (p) => `${p.name} garde cinq dés.`,
    recap: (p) => [`${p.name} : ${rolled(p.rolls)}`, ...taken(p)].join(', '),
  },
  end: {
    tie: 'Égalité de points : le nombre de dés décide.',
  },
  undo: 'Tu peux reprendre tout ce qui s’est passé depuis le dernier lancer ou la dernière carte révélée.',
  keys: 'Touches : 1 à 9 pour choisir, Espace pour lancer, Z pour revenir, Échap pour quitter un choix, S pour passer à ton tour.',
  rows,
  news,
  facts,
  costs,
  chooser,
  refusals,
  hints,
  intro,
  rules,
  symbols,
};
