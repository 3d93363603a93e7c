import { numbersFor } from '../../../base/i18n/plural.ts';
import type { AskMessages } from './asks.ts';
import { reference } from './reference.fr.ts';

const n = numbersFor('fr');

export const messages: AskMessages = {
  uses: reference.uses,
  faces: (p) => `Ses six faces : ${p.faces}.`,
  lies: {
    fresh: 'Il sera lancé avec les autres.',
    inactive: 'Il vient d’arriver par échange : il ne montre rien avant d’être lancé ou tourné.',
    spent: 'Son symbole a servi. Relancé ou tourné, il serait de nouveau prêt.',
    tray: 'Il est dans ta zone, compte pour les cartes et reste ainsi jusqu’à la fin du tour.',
    number: 'Son chiffre compte pour une carte dès qu’il est dans ta zone de dés.',
  },
  costs: {
    swap: 'Ce dé : il va au stock. Le nouveau ne montre quelque chose qu’au prochain lancer.',
    reroll: 'Seulement le symbole : le dé reste et roulera encore avec les autres.',
    adjust: 'Ce dé, pour ce tour : il va dans ta zone.',
    skull: 'Il va de toute façon dans ta zone quand tu relances ou t’arrêtes.',
    aside: 'Un dé de moins au prochain lancer : ce qui est dans la zone n’est plus lancé.',
    gain: (p) =>
      p.n > 0
        ? n.count(p.n, {
            one: 'Tu rends # dé : il en reste cinq.',
            other: 'Tu rends # dés : il en reste cinq.',
          })
        : 'Aucun dé : tu en as cinq ou moins.',
  },
  tasks: {
    numbers:
      'Pour la gagner, chacun de ses chiffres doit être dans ta zone autant de fois qu’il est imprimé.',
    total: 'Pour la gagner, les chiffres de ta zone doivent atteindre ensemble ce total.',
    equal: 'Pour la gagner, il faut dans ta zone autant de chiffres égaux, ou autant de crânes.',
    opus: 'L’Opus Magnum : qui gagne la prochaine carte le reçoit aussi.',
  },
  canTake: 'Ta zone lui correspond : arrête-toi, et tu peux la prendre.',
  things: {
    token: {
      title: 'Jeton',
      is: 'Il réserve une carte : seule la personne à qui il appartient peut la gagner, et personne ne peut la retirer.',
    },
    pile: {
      title: 'Pioche',
      is: 'Elle complète la rangée du haut. Une fois vide, la prochaine carte gagnée amène la fin.',
    },
    top: {
      title: 'Rangée du haut',
      is: 'Ces cartes ne peuvent pas encore être gagnées. Chaque fois qu’une est gagnée en bas, l’une d’elles descend.',
    },
    bottom: {
      title: 'Rangée du bas',
      is: 'C’est d’ici qu’on gagne des cartes, avec les bons dés dans sa zone.',
    },
    tray: {
      title: 'Zone de dés',
      is: 'Ce qui est ici compte pour les cartes et reste à l’abri des lancers jusqu’à la fin de ton tour.',
    },
    pool: {
      title: 'Dés hors de la zone',
      is: 'Tu peux lancer ces dés et utiliser leurs symboles. Pour les cartes, seule la zone compte.',
    },
    supply: {
      title: 'Stock',
      is: 'Les dés que personne n’a. Les échanges et un tour sans carte en apportent.',
    },
    face: {
      title: 'Une face',
      is: 'C’est ce que montrera le dé tourné ; si c’est une action, elle peut servir.',
    },
    player: {
      title: 'Une place',
      is: 'La personne assise ici, avec ses points, ses cartes et ses dés. Celle dont c’est le tour est mise en avant.',
    },
  },
  acts: {
    roll: {
      is: 'Lance tous les dés hors de ta zone ; ceux choisis y vont d’abord, les crânes d’eux-mêmes.',
      cost: 'Ce que montraient les dés qui roulent encore.',
    },
    stop: {
      is: 'Met fin aux lancers. Ensuite, tu gagnes une carte qui correspond à ta zone, ou tu prends un dé.',
      cost: 'Les lancers que tu aurais encore eus.',
    },
    gain: {
      is: 'Prend la carte et ses points. Une carte de la rangée du haut descend à sa place.',
      cost: 'Tu gardes cinq dés ; le reste retourne au stock.',
    },
    decline: {
      is: 'Au lieu d’une carte, tu gardes tous tes dés et en prends un de plus dans le stock.',
      cost: 'La carte : quelqu’un d’autre peut la prendre.',
    },
    keep: { is: 'Les cinq dés choisis restent avec toi.', cost: 'Tous les autres retournent au stock.' },
    trade: {
      is: 'Échange un « 2 pour 1 » de ta zone contre deux dés d’autres couleurs.',
      cost: 'Ce dé.',
    },
    whiten: { is: 'Échange des dés de couleur contre des blancs, un pour un.', cost: 'Les dés de couleur.' },
    endTurn: {
      is: 'Ton tour finit, c’est à la personne suivante.',
      cost: 'Ce qui dépasse les limites : cinq blancs, quatre de chaque autre couleur.',
    },
    placeToken: {
      is: 'Pose ton jeton sur cette carte : personne d’autre ne peut la gagner ni la retirer.',
      cost: 'Le retrait d’une carte dans ce tour, et ton jeton jusqu’à ce que tu la gagnes.',
    },
    removeCard: {
      is: 'Sort cette carte de la rangée du haut du jeu ; une autre vient de la pioche.',
      cost: 'La pose de ton jeton dans ce tour.',
    },
    suggest: {
      is: 'Choisit des dés qui servent ton but, ou que tu perdrais sinon. Rien n’est encore fait : tu peux choisir autrement.',
    },
    aside: {
      is: 'Laisse le symbole de côté : le dé ira dans ta zone quand tu relances ou t’arrêtes.',
      cost: 'Son symbole, et un dé de moins au prochain lancer.',
    },
  },
};
