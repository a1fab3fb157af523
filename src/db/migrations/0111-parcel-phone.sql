-- Staff sees how many other accounts had parcels sent to a phone number.
create index order_parcel_phone on order_parcel (phone);
