import { describe, expect, test } from 'vitest';
import { ArrivingMessage } from '../../src/server/arriving-message.ts';
import { InflightBytes } from '../../src/server/inflight-bytes.ts';

const arrive = (limit = 1_000_000) => {
  const inflight = new InflightBytes(limit);
  return { inflight, message: new ArrivingMessage(inflight.reserve()) };
};

describe('the bytes of a message', () => {
  test('count as in flight from 64 KiB on, until it ends', () => {
    const { inflight, message } = arrive();
    message.add(60_000);
    expect(inflight.used).toBe(0);
    message.add(10_000);
    expect(inflight.used).toBe(70_000);
    message.end();
    expect(inflight.used).toBe(0);
  });

  test('are refused where there is no room for them', () => {
    expect(() => arrive(100_000).message.add(100_001)).toThrow('limits.max_inflight_bytes');
  });

  test('do not include those of control frames', () => {
    const { inflight, message } = arrive(100_000);
    for (let sent = 0; sent < 5_000; sent++) {
      message.add(106);
      message.subtractControlFrame(Buffer.alloc(100));
    }
    expect(inflight.used).toBe(0);
    message.add(60_000);
    message.add(10 * 106);
    message.add(5_000);
    expect(inflight.used).toBe(66_060);
    for (let received = 0; received < 10; received++) message.subtractControlFrame(Buffer.alloc(100));
    expect(inflight.used).toBe(0);
    message.add(25_000);
    message.add(9);
    message.subtractControlFrame(Buffer.alloc(3));
    expect(inflight.used).toBe(90_009);
    message.end();
    expect(inflight.used).toBe(0);
  });
});

describe('a message', () => {
  test('is too slow if less than 30 KiB of it arrive between two checks', () => {
    const { message } = arrive();
    message.add(40_000);
    expect(message.checkRate()).toBeUndefined();
    message.add(30 * 1024);
    expect(message.checkRate()).toBeUndefined();
    message.add(30 * 1024 - 1);
    expect(message.checkRate()?.detail).toMatchObject({ status: 408 });
  });

  test('is not too slow between two messages', () => {
    const { message } = arrive();
    message.add(40_000);
    message.checkRate();
    message.end();
    expect(message.checkRate()).toBeUndefined();
    message.add(1);
    expect(message.checkRate()).toBeUndefined();
  });
});
