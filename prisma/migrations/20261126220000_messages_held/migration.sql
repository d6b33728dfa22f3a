-- A message may wait unread until its sender consents to the use of health data.
ALTER TYPE "app"."inbound_status" ADD VALUE 'held' AFTER 'received';
