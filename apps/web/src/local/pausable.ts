import { after } from '../base/device/timer.ts';

/** A clock of this device that can be stopped, with timers that hang on it. */
export interface PausableClock {
  readonly now: () => number;
  /** Calls back after so many milliseconds of this clock; the returned function cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
  readonly pause: (on: boolean) => void;
}

interface RealTime {
  readonly now: () => number;
  readonly after: (ms: number, call: () => void) => () => void;
}

interface Alarm {
  readonly due: number;
  readonly call: () => void;
  cancel: () => void;
}

/** `from` is what it shows at first. */
export function pausableClock(real: RealTime, from = real.now()): PausableClock {
  let lost = real.now() - from;
  let stopped: number | null = null;
  const alarms = new Set<Alarm>();
  const now = (): number => (stopped ?? real.now()) - lost;
  const set = (alarm: Alarm): void => {
    if (stopped !== null) return;
    alarm.cancel = real.after(Math.max(0, alarm.due - now()), () => {
      alarms.delete(alarm);
      alarm.call();
    });
  };
  return {
    now,
    after(ms, call) {
      const alarm: Alarm = { due: now() + ms, call, cancel: () => undefined };
      alarms.add(alarm);
      set(alarm);
      return () => {
        alarms.delete(alarm);
        alarm.cancel();
      };
    },
    pause(on) {
      if (on === (stopped !== null)) return;
      if (on) {
        stopped = real.now();
        for (const alarm of alarms) alarm.cancel();
      } else if (stopped !== null) {
        lost += real.now() - stopped;
        stopped = null;
        for (const alarm of alarms) set(alarm);
      }
    },
  };
}

/** The clock of this device as tables use it. */
export const deviceTime: RealTime = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  after,
};
