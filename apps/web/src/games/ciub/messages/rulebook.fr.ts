import { reference } from './reference.fr.ts';
import type { RulebookMessages } from './rulebook.ts';

export const messages: RulebookMessages = {
  intro:
    'Ciúb est un duel de magie pour deux à quatre. À ton tour, tu lances, échanges et mets de côté des dés jusqu’à ce que ta zone de dés corresponde à une carte sort ; la carte et ses points sont alors à toi. Chaque règle a un numéro, et chaque refus à la table nomme la règle dont il vient.',
  chapters: {
    S: 'Ce qu’il y a, et comment on commence',
    F: 'Phase 1 : prévoir',
    R: 'Phase 2 : lancer',
    G: 'Phase 3 : gagner une carte',
    T: 'Phase 4 : échanger',
    E: 'Comment ça finit',
  },
  turn: {
    F1: 'Prévois : jeton ou retrait, si tu veux',
    R1: 'Lance tout',
    R2: 'Utilise les symboles',
    R7: 'Mets des dés de côté',
    R8: 'Relance le reste, ou arrête-toi',
    G1: 'Gagne une carte, ou prends un dé',
    T1: 'Échange, et respecte les limites',
  },
  clauses: {
    S1: {
      text: 'On joue à deux, trois ou quatre. Chacun commence avec cinq dés blancs et un jeton. Le stock contient au début sept dés de chacune des six couleurs et aucun blanc ; des blancs y arrivent quand quelqu’un en échange un.',
      example: 'À trois, il y a 15 dés blancs et 42 dés de couleur dans le jeu.',
    },
    S2: {
      text: 'Il y a 33 cartes sort : 10 avec un A, 11 avec un B, 11 avec un C et une avec un D, l’Opus Magnum. Cinq cartes B et cinq cartes C portent un hibou.',
    },
    S3: {
      text: 'La partie courte se joue sans hiboux : toutes les cartes B et C qui en portent un sortent du jeu. Dans la partie normale, elles restent.',
    },
    S4: {
      text: 'Ensuite, quelques cartes sortent sans être vues, d’autant moins qu’on est nombreux. Partie normale : à deux 4 A, 4 B et 4 C ; à trois 2 de chaque ; à quatre aucune. Partie courte : à deux 4 A, 2 B et 2 C ; à trois 2 A, 1 B et 1 C ; à quatre aucune.',
      example: 'Une partie courte à deux a 6 cartes A, 4 B, 4 C et l’Opus Magnum : 15 cartes.',
    },
    S5: {
      text: 'La pioche contient les cartes B en haut, les C en dessous et l’Opus Magnum tout en bas ; chaque groupe est mélangé. Personne n’en connaît l’ordre, tout le monde peut compter ce qui reste.',
    },
    S6: {
      text: 'Les cartes A sont visibles, en deux rangées égales : trois chacune à deux, quatre à trois, cinq à quatre. On gagne les cartes de la rangée du bas ; celle du haut montre ce qui peut descendre ensuite.',
    },
    S7: {
      text: 'Le sort désigne qui commence, sauf si la personne qui ouvre la table choisit. On joue dans le sens des aiguilles d’une montre.',
      editions:
        'Les règles imprimées font commencer la dernière personne à avoir vu ou fait de la magie. Un écran ne peut pas le savoir : ici, c’est le sort.',
    },
    F1: {
      text: 'Avant de lancer, tu peux poser ton jeton sur une carte visible qui n’en porte pas, dans l’une ou l’autre rangée. S’il est déjà sur une carte, tu peux le déplacer sur une autre carte libre, mais jamais le reprendre en main.',
      example: 'Ton jeton est sur « 6 6 ». Tu peux le mettre sur « 1 1 1 », mais pas le reprendre.',
    },
    F2: {
      text: 'Ou bien tu retires du jeu une carte de la rangée du haut. Une carte avec un jeton est à l’abri, même de la personne à qui il appartient. La pioche comble aussitôt le vide.',
    },
    F3: { text: 'Tu fais l’un des deux ou aucun, jamais les deux. Puis tu lances.' },
    F4: {
      text: 'Ton jeton écarte tous les autres d’une carte : on ne peut ni la retirer de la rangée du haut, ni la gagner dans celle du bas. Dans les derniers tours, il protège les cartes des deux rangées.',
    },
    R1: {
      text: 'Ton premier lancer est avec tous tes dés, et il est obligatoire, même dans un dernier tour. Chaque dé lancé est actif : ce qu’il montre compte.',
    },
    R2: {
      text: 'Après un lancer, tu peux utiliser les actions de tes dés actifs hors de ta zone, dans l’ordre que tu veux, chacune une fois. Un dé dont le symbole a servi est utilisé jusqu’à ce qu’on le relance ou qu’un autre dé le tourne sur une action.',
      example:
        'Tu as échange, nouveau lancer, 3, 4 et 1 : tu peux échanger puis relancer, ou l’inverse. L’échange utilisé est parti, le nouveau lancer utilisé reste là, sans effet.',
    },
    R3: {
      text: 'Échange : ce dé va au stock, et tu en prends un qui s’y trouve, même un blanc s’il y en a. Le nouveau est inactif : il ne montre encore rien et ne peut pas être mis de côté avant d’être lancé ou tourné. Tu ne peux pas reprendre le dé que tu rends.',
      example: 'Un échange blanc repart, un dé rouge arrive, encore vide.',
    },
    R4: {
      text: 'Nouveau lancer : relance un dé hors de ta zone de dés. N’importe lequel : actif, inactif, utilisé, ou celui du symbole lui-même. Il est alors actif et prêt, et une action qui apparaît peut servir.',
      example: 'Le bleu relance le dé rouge vide, et un 6 tombe.',
    },
    R5: {
      text: 'Choisir une face : tourne un dé hors de ta zone sur une face de sa couleur, même celle qu’il montre, ce qui rend neuf un symbole utilisé. Une action qui apparaît peut servir. Le dé du symbole va ensuite dans ta zone, en montrant toujours « choisir une face ».',
      example: 'Le violet tourne un 5 rouge sur 6 et va lui-même dans la zone.',
    },
    R6: {
      text: 'Ce dé peut aussi se tourner lui-même ; il va alors dans la zone avec sa nouvelle face. Il ne peut pas devenir ainsi une action.',
      example: 'Le bleu se met sur 1 : un dé qui aurait été dépensé devient un de tes 1.',
      editions:
        'Les règles allemandes et hongroises ne permettent ici qu’un chiffre ; les règles anglaises, et la traduction française faite par un joueur, aussi un crâne ou un 2 pour 1. Une table joue comme en anglais, sauf si l’autre façon est choisie.',
    },
    R7: {
      text: 'Quand tu ne veux plus d’action, mets des dés de côté : chaque crâne actif hors de la zone doit y aller, tout autre dé actif le peut. Un dé inactif ne le peut pas.',
      example: 'Le crâne doit aller dans la zone, les deux 6 le peuvent, le dé vide non.',
    },
    R8: {
      text: 'Tu peux alors relancer tous les dés hors de ta zone, même vides, si depuis ton dernier lancer au moins un dé est allé dans la zone (par choix, comme crâne, ou comme « choisir une face » utilisé) ou a été échangé.',
      example:
        'Rien mis de côté, rien échangé : pas d’autre lancer. Un 6 mis de côté : les quatre autres roulent encore.',
    },
    R9: {
      text: 'Ou bien tu t’arrêtes, qu’il reste des dés dehors ou non. Si tous sont dans la zone, il le faut. Les crânes restés dehors vont d’eux-mêmes dans la zone quand tu t’arrêtes.',
    },
    R10: {
      text: 'Ce qui est dans la zone y reste tel quel jusqu’à la fin du tour : ni lancé, ni tourné, ni échangé, ni repris.',
    },
    G1: {
      text: 'Si les dés de ta zone correspondent à une carte de la rangée du bas sans jeton adverse, tu peux la gagner : une carte par tour. Les dés ne sont pas dépensés, et ceux en trop ne gênent pas.',
      example: '1, 1, 6, 6 et un crâne correspondent à « 1 1 6 6 ».',
    },
    G2: {
      text: 'Une carte à chiffres : chaque chiffre doit être dans ta zone au moins autant de fois qu’il est imprimé.',
      example: '2, 4, 4 et 6 correspondent à « 2 4 6 » ; 2, 2 et 6 non.',
    },
    G3: {
      text: 'Une carte comme « 20+ » : tous les chiffres de ta zone doivent atteindre ensemble ce total. Les symboles ne comptent pas.',
      example: '7 + 6 + 5 + 3 = 21 : assez pour « 20+ ».',
    },
    G4: {
      text: 'Une carte comme « 4= » : autant de dés avec le même chiffre, ou autant de crânes. Crânes et chiffres ne se mélangent pas.',
      example: 'Quatre 3 conviennent, quatre crânes aussi, trois 3 et un crâne non.',
    },
    G5: {
      text: 'La carte est posée devant toi, visible. Si ton propre jeton était dessus, tu le récupères.',
    },
    G6: {
      text: 'Ensuite, choisis une carte de la rangée du haut, avec ou sans jeton. Elle descend avec son jeton dans le vide de la rangée du bas, et la pioche complète celle du haut.',
      example:
        'Tu gagnes « 1 1 1 » et fais descendre « 6 6 », qui porte ton jeton : personne d’autre ne peut la gagner.',
    },
    G7: {
      text: 'Puis rends des dés, de ta zone et du dehors, jusqu’à en avoir cinq. Avec cinq ou moins, tu les gardes tous.',
    },
    G8: {
      text: 'Si tu ne gagnes pas de carte, faute de pouvoir ou de vouloir, tu gardes tous tes dés et tu en prends un de plus dans le stock, d’une couleur qui s’y trouve. Il est hors de ta zone. Il faut le prendre ; un stock vide ne donne rien.',
    },
    T1: {
      text: 'Chaque dé de ta zone qui montre « 2 pour 1 » peut être échangé contre deux dés du stock. Les deux ont d’autres couleurs que la sienne ; ils peuvent être pareils. S’il n’y en a pas deux, cet échange ne se fait pas.',
      example: 'Un « 2 pour 1 » vert devient un dé rouge et un dé bleu.',
    },
    T2: {
      text: 'N’importe lesquels de tes dés de couleur peuvent être échangés contre des blancs, un pour un, tant que le stock en a. Qui en demande plus qu’il n’y en a n’échange rien.',
    },
    T3: {
      text: 'Les deux sortes d’échange se font dans l’ordre que tu veux. Même un dé tout juste arrivé, par un échange ou à la place d’une carte, peut devenir blanc.',
    },
    T4: {
      text: 'À la fin de ton tour, tu gardes au plus cinq dés blancs et quatre de chaque autre couleur. Le surplus retourne au stock.',
      example: 'Six dés rouges : deux repartent.',
    },
    T5: { text: 'Puis c’est à la personne suivante, dans le sens des aiguilles d’une montre.' },
    E1: {
      text: 'Quand la dernière carte C est révélée, il ne reste que l’Opus Magnum dans la pioche, et la fin est proche : qui gagne la prochaine carte le reçoit avec elle, même dans le tour où un retrait a révélé cette carte C.',
    },
    E2: {
      text: 'Dès lors, les vides de la rangée du haut restent ouverts, car l’Opus Magnum n’est jamais parmi les cartes visibles. Retirer reste permis.',
    },
    E3: {
      text: 'Qui reçoit l’Opus Magnum finit son tour comme d’habitude, mais aucune carte ne descend. Ensuite, tous les autres ont exactement un dernier tour, dans l’ordre.',
    },
    E4: {
      text: 'Dans un dernier tour, on ne prévoit plus, et tu peux gagner une carte de l’une ou l’autre rangée sans jeton adverse. Aucune carte ne descend. Tout le reste est comme toujours.',
    },
    E5: {
      text: 'On additionne alors les points de ses cartes ; l’Opus Magnum en vaut 5. Qui en a le plus gagne. À égalité de points, qui a le plus de dés parmi ces personnes ; si c’est encore égal, la victoire est partagée.',
      example: '23 points avec 7 dés battent 23 points avec 5 dés.',
    },
  },
  reference,
};
