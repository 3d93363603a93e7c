import type { AllLessonTexts } from '../../../table/model/lesson.ts';

export const first: AllLessonTexts = {
  goal: {
    title: 'The goal and a first card',
    can: 'You can now aim at a card, roll, set dice aside, stop and take the card.',
    steps: {
      aim: {
        say: 'Spell cards give points, and most points win. Choose 1 1 1: the easiest card here, 93% with your dice.',
        after: 'Your aim: three dice that show 1.',
        answers: {
          likelier: 'A fine card for later. Three 1s are likelier, so start there.',
          top: 'The top row has to move down first: lesson 2 shows how. Choose 1 1 1.',
        },
      },
      roll: {
        say: 'Every turn begins with all your dice. Roll them.',
        after: 'Two 1s at once.',
      },
      aside: {
        say: 'Choose both 1s and roll on. They wait in the tray; everything left outside is rolled again.',
        after: 'A third 1, and the first two stayed safe.',
        answers: {
          nothing: 'Set a die aside first: rolling on needs at least one.',
          both: 'Take both: a 1 left outside is rolled again.',
          ones: 'Only the 1s help. Each other die in the tray rolls no more for you.',
          stop: 'Two 1s match no card yet. Roll on: the tray is safe.',
        },
      },
      stop: {
        say: 'Choose the third 1 and stop. Only dice in the tray count for a card.',
        after: '1 1 1: your tray matches the card.',
        answers: {
          outside: 'The 1 still lies outside, where it does not count. Choose it first.',
          fine: 'Also fine: the tray keeps its 1s whatever falls now.',
        },
      },
      'stop-now': {
        say: 'The other dice changed, your three 1s did not. Stop now.',
        after: '1 1 1: your tray matches the card.',
        answers: {
          enough: 'You have all you need. Stop and take your card.',
        },
      },
      take: {
        say: 'Choose any card of the top row: it moves down into the gap. Then take 1 1 1.',
        after: 'Three points are yours.',
        answers: {
          down: 'One card of the top row fills the gap. Choose the one you like.',
          ones: 'Your tray shows three 1s, so 1 1 1 is the card that it matches.',
          die: 'That is for turns without a card. This card is worth more.',
        },
      },
      end: {
        say: 'A card ends the rolling, and your five dice stay with you. End your turn.',
      },
      challenge: {
        say: 'Now on your own, aim as you like: which dice do you set aside before you roll on?',
        after: 'Best: 95% for 1 1 1. Just what helps, nothing more.',
        answers: {
          one: '94%, nearly as good: a 1 left outside rolls again. Both 1s: 95%.',
          extra: '76% for 1 1 1: the extra die rolls no more for you. Both 1s alone: 95%.',
          four: '33%: a single die is left to roll. Both 1s alone: 95%.',
          fours: '92% for 2 2 4 4, nearly as good. Both 1s: 95% for 1 1 1.',
          threes: '70% for 3 3 3 3, worth a point more. Both 1s: 95% for 1 1 1.',
          less: 'There is better: which card are you nearest to?',
          stop: 'Your tray matches no card yet. Set something aside and roll on.',
        },
      },
    },
  },
  rows: {
    title: 'Two rows: what comes next',
    can: 'You can now read both rows and choose what comes next.',
    steps: {
      match: {
        say: 'Your tray shows 2, 4 and 6. Choose the card of the bottom row that it matches: only that row can be taken.',
        after: 'Right: each number as often as shown.',
        answers: {
          top: 'The top row waits. A card has to move down before anybody takes it.',
          other: 'That card wants other numbers. Look for 2 4 6.',
        },
      },
      down: {
        say: 'One top card moves down, and Ada plays first. Choose 6 6: you 76%, Ada 71%. Then take your card.',
        after: '3 points, and 6 6 is in reach.',
        answers: {
          equal: 'Ada’s white dice make four equal ones 88% of the time, yours 65%.',
          threes: 'Four 3s: 0% with your dice, 69% with Ada’s. Better 6 6.',
          die: 'A die consoles you when no card matches. Here one does.',
        },
      },
      pile: {
        say: 'The pile refills the top row: later cards ask for more and pay more. Its number is what is left.',
        after: 'When it is empty, the end is near.',
        answers: {
          first: 'In a moment. First a look at the pile.',
        },
      },
      watch: {
        say: 'End your turn and watch Ada: she may take what you moved down.',
        after: 'Ada found no card, so a die is her consolation.',
      },
      roll: {
        say: '6 6 is still there. Roll for it.',
        after: 'Two 6s.',
        answers: {
          token: 'The token comes in lesson 6. Now just roll.',
          remove: 'Removing comes in lesson 6. Now just roll.',
        },
      },
      stop: {
        say: 'Choose both 6s and stop, because that is all the card asks for.',
        after: '6 6 matches.',
        answers: {
          extra: 'Also fine: extra dice in the tray do no harm.',
          enough: 'Nothing more is needed. Stop and take the card.',
          both: 'Both 6s have to lie in the tray.',
        },
      },
      take: {
        say: 'Take 6 6 and move any card down: which one others may get is your choice alone.',
        after: '4 more points: what you moved down came back to you.',
        answers: {
          top: 'Top row: not yet. Take 6 6 below.',
        },
      },
      challenge: {
        say: 'Now you: 3 3 3 3 is yours. You keep two white, three yellow dice; Ada has three white, two orange. Which card moves down?',
        after: 'Best: 92% for you, and orange has no odd number: 0% for Ada.',
        answers: {
          shared: '92% for you, but Ada plays first and gets 1 1 1 60% of the time.',
          theirs: 'Yellow has no 2: 0% for you, 86% for Ada.',
          die: 'A card is better: take 3 3 3 3, and choose what moves down.',
        },
      },
    },
  },
  swap: {
    title: 'Swap, and the seven colours',
    can: 'You can now swap, and you know: white 1–4 and swap, red high, orange even, yellow odd, green 7, purple adjusts, blue a bit of everything.',
    steps: {
      supply: {
        say: 'You want 6 6, but white dice show 1 to 4 and swap. Look at the supply: who has a 6?',
        after: 'Red and orange have one each.',
        answers: {
          fine: 'Also fine. The supply shows it: only red and orange have a 6.',
        },
      },
      roll: {
        say: 'White dice are the door to all colours: two of their six faces swap. Roll.',
        after: 'Two swaps: two new dice.',
      },
      first: {
        say: 'Choose a swap: that die goes back and you choose a colour. Red or orange, for the 6.',
        after: 'The new die lies blank: it has not been rolled yet.',
        answers: {
          none: 'That colour has no 6. Red and orange have one.',
          white: 'No white die is left in the supply.',
          costs:
            'Nothing here helps 6 6, and each die you give up costs chances: 43% instead of 76%. Swap first.',
        },
      },
      second: {
        say: 'Now the other swap. A die that was swapped in joins the next roll: take red, a second chance.',
        after: 'Two coloured dice are waiting.',
        answers: {
          good: 'Just as good for 6 6. Let us take red this time.',
          none: 'That colour has no 6. Take red.',
          free: 'You may, but the second swap is free. Use it first.',
        },
      },
      on: {
        say: 'A swap alone lets you roll on. Set nothing aside: all five dice roll, the blank ones too.',
        after: 'A 6, on the red die.',
        answers: {
          rolling: 'Keep it rolling: it may still swap. 52% instead of 76%.',
          blank: 'A blank die shows nothing yet. Rolling on wakes it.',
          empty: 'Nothing lies in the tray yet. Roll on.',
        },
      },
      six: {
        say: 'Set the 6 aside and roll on with four dice, so that it stays.',
        after: 'The second 6.',
        answers: {
          away: 'Set the 6 aside: outside it would be rolled away, and rolling on needs a die in the tray.',
          only: 'Only the 6 helps. Leave all others outside, so that they can become one.',
        },
      },
      stop: {
        say: 'Set it aside and stop: your card is complete. The swap can wait.',
        after: '6 6, with dice you chose yourself.',
        answers: {
          later: 'Also fine: a new die for later turns.',
          tray: 'The 6 has to lie in the tray, and nothing else is needed.',
        },
      },
      challenge: {
        say: 'Now you: you want 2 2 2 2 and rolled 2 2, 1, 3 and a swap. Which colour do you take?',
        after: 'Best, 85%: half of the orange faces are 2s.',
        answers: {
          blue: '76%: one 2 and three helpful symbols. Orange, half of it 2s: 85%.',
          none: '65%: there is no 2 on it. Orange: 85%.',
          purple: '63%: no 2 on it, it only adjusts. Orange: 85%.',
          green: '61%: there is no 2 on it. Orange: 85%.',
          first: '81% at best, though the swap costs nothing. Choose it: which colour brings 2s?',
        },
      },
    },
  },
};
