import type { MatchFault } from '@cubarium/core/verify';

/** Says why a match is not what it claims to be; gives the exit code. */
export function tellFault(fault: MatchFault): number {
  console.error(sentence(fault));
  return 1;
}

function sentence(fault: MatchFault): string {
  switch (fault.code) {
    case 'refused':
      return `entry ${fault.entry} is refused: ${JSON.stringify(fault.refusal)}`;
    case 'wrong-result':
      return 'the log leads to another result than the file claims';
    case 'nothing-to-verify':
      return 'the file reveals neither a secret nor a seed: its dice cannot be verified';
    case 'wrong-commitment':
      return 'the secret does not fit the commitment that was published before the match';
    case 'wrong-nonce':
      return `the share of the bot on seat ${fault.seat} in the dice is not the one that the secret gives it`;
    case 'other-chance':
      return `entry ${fault.entry} differs: chance gives ${JSON.stringify(fault.expected)}, the file has ${JSON.stringify(fault.found)}`;
  }
}
