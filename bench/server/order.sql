-- The statements that the server sends for an order of two dishes, for pgbench (bench/server/orders.mjs).
\set stock random(1, 100000000)
\set number random(0, 4294967295)
\set rest random(0, 281474976710655)
begin;
select pg_advisory_xact_lock(4206180);
select * from sessions where token = any(array[:token]);
select * from users where id = any(array[:user]);
select * from settings where key = any(array['shop']);
select * from counters where key = any(array['pausedUntil']);
select * from foods where id = any(array['spaghetti-bolognese', 'garden-salad']);
insert into foods (n, id, name, description, price_cents, category, image, stock, is_veg, threshold, on_menu, low_stock, name_key, category_key, name_words, description_words, category_words)
  values (4, 'spaghetti-bolognese', 'Spaghetti Bolognese', 'Beef and tomato ragù, simmered for four hours and spooned over bronze-cut spaghetti with parmesan.', 1349, 'Pasta', 'pictures/spaghetti-bolognese.webp', :stock, false, 10, true, false, 'spaghetti bolognese', 'pasta', '{spaghetti,bolognese}', '{beef,and,tomato,ragu,simmered,for,four,hours,spooned,over,bronze,cut,spaghetti,with,parmesan}', '{pasta}'),
    (5, 'garden-salad', 'Garden Salad', 'Little gem, cucumber, radishes and cherry tomatoes from the grower next door, with lemon and dill.', 899, 'Salad', 'pictures/garden-salad.webp', :stock, true, 10, true, false, 'garden salad', 'salad', '{garden,salad}', '{little,gem,cucumber,radishes,and,cherry,tomatoes,from,the,grower,next,door,with,lemon,dill}', '{salad}')
  on conflict (id) do update set n = excluded.n, id = excluded.id, name = excluded.name, description = excluded.description, price_cents = excluded.price_cents, category = excluded.category, image = excluded.image, stock = excluded.stock, is_veg = excluded.is_veg, threshold = excluded.threshold, on_menu = excluded.on_menu, low_stock = excluded.low_stock, name_key = excluded.name_key, category_key = excluded.category_key, name_words = excluded.name_words, description_words = excluded.description_words, category_words = excluded.category_words
  returning n;
insert into orders (id, user_id, date, due, status, customer_name, items, subtotal_cents, tax_rate, tax_cents, delivery_fee_cents, total_cents, delivery_address, contact_phone, special_instructions, payment_method, status_changes, customer_key, sold_pieces, words)
  values (lpad(to_hex(:number::bigint), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(:rest::bigint), 12, '0'), :user, now(), now(), 'pending', 'Nell Bench', '[{"price": 13.49, "foodId": "spaghetti-bolognese", "foodName": "Spaghetti Bolognese", "quantity": 1, "foodImage": "pictures/spaghetti-bolognese.webp"}, {"price": 8.99, "foodId": "garden-salad", "foodName": "Garden Salad", "quantity": 1, "foodImage": "pictures/garden-salad.webp"}]', 2248, 0.08, 180, 299, 2727, '27 Orchard Street, Riverside', '555 010 0142', '', 'cash', '[]', 'nell bench', '{"Pasta": 1, "Salad": 1}', array[lpad(to_hex(:number::bigint), 8, '0'), 'nell', 'bench', '5550100142', '0100142', '0142', '27', 'orchard', 'street', 'riverside', 'spaghetti', 'bolognese', 'garden', 'salad'])
  returning n;
insert into history (id, action, details, "user", timestamp, changes, words, inverse, undone_by)
  values (lpad(to_hex(:number::bigint), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(:rest::bigint), 12, '0'), 'Order Placed', 'Order ' || lpad(to_hex(:number::bigint), 8, '0') || ' over $27.27', 'Nell Bench', now(), '[]', array['order', 'placed', lpad(to_hex(:number::bigint), 8, '0'), 'over', '27', 'nell', 'bench'], null, null)
  returning n;
insert into events (n, event) select coalesce(max(n), 0) + 1, ('{"type": "order-placed", "userId": "' || :user || '", "orderId": "' || lpad(to_hex(:number::bigint), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(:rest::bigint), 12, '0') || '"}')::jsonb from events returning n, pg_notify('shop_events', '');
insert into events (n, event) select coalesce(max(n), 0) + 1, '{"type": "stock-changed", "foodIds": ["spaghetti-bolognese", "garden-salad"]}' from events returning n, pg_notify('shop_events', '') \gset
\if :n % 100 < 2
delete from events where n <= :n::integer - 1000;
\endif
commit;
