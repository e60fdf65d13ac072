/**
 * The mailbox of the bookings that every demo has. They are held, and lapse, each time when the
 * clock is moved: it gets no messages about that, only what a visitor does with them.
 */
export const PERMANENT_MAILBOX = 'anna.liu.demo@example.com';
