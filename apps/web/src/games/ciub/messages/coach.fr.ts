import type { HintTexts } from '../../../table/model/lesson.ts';

export const messages: HintTexts = {
  final: 'Au dernier tour, ni jeton ni retrait, mais tu peux prendre dans les deux rangées.',
  opus: 'La pioche est vide : qui gagne la prochaine carte reçoit aussi l’Opus Magnum, 5 points.',
  token:
    'Avant de lancer, choisis une carte et pose ton jeton : les autres ne peuvent ni la prendre ni la retirer.',
  remove:
    'Au lieu du jeton, tu peux retirer une carte du haut avant qu’elle ne descende pour quelqu’un d’autre.',
  roll: 'Choisis une carte à viser, puis lance tous tes dés.',
  swap: 'L’échange renvoie ce dé et apporte la couleur de ton choix, vide jusqu’au lancer.',
  reroll: 'Nouveau lancer relance un dé hors de ta zone, même un dé vide ou lui-même.',
  adjust: 'Choisir une face tourne un dé à ton gré, puis va dans ta zone : garde-le pour la fin.',
  skull:
    'Un crâne va dans ta zone quand tu relances ou t’arrêtes, sauf si tu le relances ou le tournes avant.',
  two: 'Mets un 2 pour 1 de côté : à la fin du tour, il devient deux autres dés.',
  seven: 'Seuls les verts ont un 7 : une carte à 7 demande un vert pour chacun.',
  inactive: 'Ce dé vient d’arriver et ne montre rien tant qu’il n’est pas lancé ou tourné.',
  aside: 'Choisis les dés utiles à ta carte : ils attendent dans ta zone, le reste est relancé.',
  gain: 'Ta zone correspond à une carte : choisis-la, puis celle qui descend, et prends-la.',
  nothing: 'Sans carte, tu gardes tous tes dés et en prends un de plus : le prochain tour sera plus fort.',
  keep: 'Une carte coûte des dés : garde les cinq qui servent ton prochain but, et tout 2 pour 1.',
  trade: 'Ce dé peut devenir deux dés d’autres couleurs, mais seulement maintenant.',
  whiten: 'Échange des dés de couleur contre des blancs si tu veux plus d’échanges au prochain tour.',
};
