import type { RulebookMessages } from './rulebook.ts';

export const messages: RulebookMessages = {
  intro:
    'Cubo est une course aux carrés pour deux à quatre. Tout le monde lance en même temps, pose neuf dés trois par trois et couvre son carré avant les autres. Six manches ; le plus de points gagne. Chaque règle a un numéro, et chaque refus à la table nomme la règle dont il vient.',
  chapters: {
    S: 'Ce qu’il y a, et comment on commence',
    R: 'Une manche',
    W: 'Le décompte',
    P: 'Ce que l’écran ajoute',
  },
  turn: {
    R2: 'Le signal, et tout le monde lance',
    R4: 'Relance autant que tu veux',
    R6: 'Pose huit dés autour du joker',
    R7: 'Couvre : Cubo !',
    R8: 'Prends un dé au milieu',
    W1: 'Échange un dé, puis compte',
  },
  clauses: {
    S1: {
      text: 'On joue à deux, trois ou quatre, en six manches, avec des dés ordinaires de 1 à 6. Chacun a quatre dés rouges, quatre bleus et un joker blanc. Quatre autres, deux rouges et deux bleus, vont au milieu.',
    },
    S2: {
      text: 'Le sort désigne qui ouvre la première manche, sauf si la personne qui ouvre la table choisit. Après chaque manche, c’est la personne suivante, dans le sens des aiguilles d’une montre.',
    },
    R1: {
      text: 'Une manche s’ouvre avec les quatre dés du milieu : on les lance, et ils restent visibles de tous jusqu’à la fin.',
    },
    R2: {
      text: 'Tout le monde prend ses neuf dés en main. Au signal de la personne qui ouvre, on peut lancer.',
    },
    R3: { text: 'On lance toujours les neuf dés, joker compris.' },
    R4: {
      text: 'Après un lancer, tu poses ton carré, ou tu reprends les neuf dés en main et relances, autant de fois que tu veux, jusqu’à ce que quelqu’un couvre le premier carré.',
    },
    R5: {
      text: 'Dès le premier « Cubo ! », plus personne ne reprend ses dés en main. Qui les tient à cet instant peut lancer une fois encore ; qui a lancé pose ce qui est là.',
    },
    R6: {
      text: 'Pose les huit dés de couleur autour du joker, trois par trois ; il est toujours au centre. Aucun dé n’est tourné : chacun garde son chiffre, et chacun a sa propre case.',
    },
    R7: {
      text: 'Les neuf posés, tu peux couvrir ton carré en disant « Cubo ». Un carré couvert ne change plus, et tu ne lances plus de la manche.',
    },
    R8: {
      text: 'Qui a couvert son carré peut prendre un des dés encore au milieu : premier arrivé, premier servi, un chacun. Qui couvre après toi peut être plus rapide.',
      example:
        'Il y a un 6 bleu, un 6 rouge, un 2 rouge et un 4 bleu. Tu prends le 6 rouge ; il en reste trois au choix.',
    },
    R9: {
      text: 'Quand tout le monde sauf une personne a couvert et que la dernière à l’avoir fait a pris un dé, six secondes commencent pour celle qui reste. À deux, elles commencent après la première. Personne ne peut les retarder : elles partent au plus tard cinq secondes après ce moment.',
    },
    R10: {
      text: 'Qui reste doit couvrir dans ces six secondes, et peut alors prendre un dé aussi. Trop tard : ni points ni dé dans cette manche.',
    },
    R11: {
      text: 'Qui a couvert sans prendre de dé peut encore le faire jusqu’à la fin de la manche. Elle finit quand tout le monde a couvert et pris, ou cinq secondes après le dernier carré couvert, ou quand les six secondes sont passées pour tous ceux qui restent ; mais qui a couvert le dernier à temps a toujours ces cinq secondes.',
    },
    W1: {
      text: 'À tour de rôle, depuis la personne qui a ouvert, on découvre. Tu peux alors échanger le dé pris contre un dé de couleur de ton carré : il va dans la même case et garde la face qu’il avait au milieu. Puis on compte.',
      example:
        'Le 6 rouge du milieu remplace un 2 bleu à côté de deux rouges, 4 et 5 : 4 5 6 tout rouge, 12 points.',
    },
    W2: {
      text: 'Un carré a six alignements : trois lignes et trois colonnes. Les diagonales ne comptent pas.',
    },
    W3: {
      text: 'Une suite, ce sont trois chiffres qui se suivent, dans l’ordre, en montant ou en descendant. Elle vaut le plus grand.',
      example: '4 5 6 en couleurs mêlées : 6 points. 4 6 5 est en désordre : rien.',
    },
    W4: {
      text: 'Un brelan, ce sont trois chiffres identiques. Il vaut ce chiffre, une fois.',
      example: '3 3 3 en couleurs mêlées : 3 points.',
    },
    W5: {
      text: 'Une suite ou un brelan d’une seule couleur compte double. Le joker vaut rouge et bleu : dans sa ligne et dans sa colonne comme cela t’arrange, même différemment dans un même carré. Son chiffre reste le sien.',
      example:
        'Un 1 bleu, le joker à 2, un 3 bleu : 3 points, doublés à 6. Un 4 rouge, le joker à 5, un 6 bleu : pas une seule couleur, donc 6.',
    },
    W6: {
      text: 'Tout autre alignement ne vaut rien. La somme des six est ce que la manche te rapporte.',
      example: 'Lignes 12, 5 et 12, colonnes 6, 5 et 6 : 46 points.',
    },
    W7: {
      text: 'Après le décompte, un dé retourne au milieu : celui que tu as pris sans t’en servir, ou celui qu’il a remplacé. Tes couleurs peuvent donc changer d’une manche à l’autre ; tu as toujours huit dés de couleur, et le milieu toujours quatre.',
    },
    W8: { text: 'Après six manches, le plus grand total gagne. À égalité, la victoire est partagée.' },
    P1: {
      text: 'Lancer prend du temps à une vraie table, donc ici aussi : une demi-seconde entre la prise en main et le lancer, une seconde entière entre un lancer et la prise en main suivante, pour les gens comme pour les bots. Le premier lancer peut venir avec le signal.',
      editions: 'Pas imprimé : à une table, tes mains sont la limite.',
    },
    P2: {
      text: 'Si une course dure depuis trois minutes et que les six secondes n’ont pas commencé, elles commencent pour tous ceux qui n’ont pas couvert. Tant que personne ne couvre, on peut encore relancer entre-temps.',
    },
    P3: {
      text: 'Pour l’échange, chacun a 30 secondes, à tour de rôle. Ensuite, l’échange qui rapporte le plus se fait de lui-même, ou aucun si rien n’aide.',
    },
    P4: {
      text: 'L’horloge du serveur décide : ce qui arrive d’abord compte d’abord, et ce qui arrive juste à la fin d’un délai est en retard. Sans signal au bout de 20 secondes, l’horloge le donne.',
    },
    P5: {
      text: 'Qui a besoin de plus de temps peut en avoir : une table peut convenir, pour une place, de jusqu’à dix fois les secondes du compte à rebours et de l’échange, à la vue de tous. Les cinq secondes pour prendre un dé restent.',
    },
    P6: {
      text: 'Une table calme n’a pas d’horloge. On joue à tour de rôle : jusqu’à cinq lancers, poser, couvrir, prendre un dé ou aucun. Pas de course pour le milieu, et le décompte est le même.',
    },
    P7: {
      text: 'Contre des gens, une table peut exiger un temps minimal entre un lancer et le moment de couvrir, deux secondes aux tables que l’app ouvre, pour qu’aucun programme ne gagne parce qu’il n’a pas besoin de mains. Une table calme ne l’exige pas.',
    },
  },
  reference: {
    lines: 'Ce que vaut un alignement',
    dice: 'Les dés',
    square: 'Un carré entier',
    squareWhy: 'Six alignements : 12 + 5 + 12 dans les lignes, 6 + 5 + 6 dans les colonnes.',
    colours: {
      red: 'rouge, au bord simple : quatre au début',
      blue: 'bleu, au bord double : quatre au début',
      joker: 'le joker, à l’étoile : un seul, toujours au centre',
    },
    kinds: {
      straight: 'suite en deux couleurs : le plus grand chiffre',
      straightOne: 'suite d’une couleur : double',
      equal: 'brelan en deux couleurs : le chiffre, une fois',
      equalOne: 'brelan d’une couleur : double',
      jokerOne: 'le joker prend la couleur des autres : double',
      jokerMixed: 'le joker entre deux couleurs : pas une seule couleur',
      broken: 'chiffres en désordre : rien',
    },
  },
};
